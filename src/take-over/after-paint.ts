/** Milliseconds after which a page that nobody looks at is taken to be painted: nothing of it is. */
const longestWait = 300

/** Fulfilled once what stands in the page by now has been painted; at once in a page that nobody looks at. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, document.hidden ? 0 : longestWait)
  })
}
