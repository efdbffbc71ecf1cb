/** Milliseconds after which a page that has loaded and has not been used is taken to be at rest. */
const rest = 2000

/**
 * Calls back when the page is first used, and once it has been there for a while;
 * answers how to stop that. It may call twice.
 */
export function whenUsedOrAtRest(task: () => void): () => void {
  const stopListening = whenUsed(task)
  const stopWaiting = whenAtRest(task)
  return () => {
    stopListening()
    stopWaiting()
  }
}

/**
 * Milliseconds for which what was pressed goes before what is not needed for it: its code would take the line from the
 * answer, and its work the browser.
 */
const pressGoesFirst = 1000

/** The same, a moment after the page is first used: what was pressed is answered by then. */
export function whenAnsweredOrAtRest(task: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stopListening = whenUsed(() => {
    waiting ??= setTimeout(task, pressGoesFirst)
  })
  const stopWaiting = whenAtRest(task)
  return () => {
    stopListening()
    stopWaiting()
    clearTimeout(waiting)
  }
}

/** Calls back when the page is next used; answers how to stop that. It may call twice. */
export function whenUsed(task: () => void): () => void {
  const leaving = new AbortController()
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, task, { once: true, passive: true, signal: leaving.signal })
  }
  return () => leaving.abort()
}

/** Calls back once the page has been there for a while; answers how to stop that. */
export function whenAtRest(task: () => void): () => void {
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
