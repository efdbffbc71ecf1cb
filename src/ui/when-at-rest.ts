/** Milliseconds after which a page that has loaded and has not been used is taken to be at rest. */
const rest = 2000

/**
 * Calls back when the page is first used, and once it has been there for a while;
 * answers how to stop that. It may call twice.
 */
export function whenUsedOrAtRest(task: () => void): () => void {
  const leaving = new AbortController()
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, task, { once: true, passive: true, signal: leaving.signal })
  }
  const stopWaiting = whenAtRest(task)
  return () => {
    leaving.abort()
    stopWaiting()
  }
}

function whenAtRest(task: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    waiting = setTimeout(task, rest)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(waiting)
  }
}
