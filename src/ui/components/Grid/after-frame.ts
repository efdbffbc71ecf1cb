/** Work that is done a piece with a frame, so that the page answers in between. */

/** Milliseconds after which a page that shows no frames, because it is not in view, goes on without. */
const unseen = 100

/** Has something done once the browser has shown the next frame; answers how to call it off. */
export type AfterFrame = (work: () => void) => () => void

export const afterFrame: AfterFrame = (work) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(done, wait)
  }
  const frame = requestAnimationFrame(() => next(0))
  const done = () => {
    cancelAnimationFrame(frame)
    work()
  }
  next(unseen)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
