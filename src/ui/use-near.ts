import { type RefObject, useEffect, useState } from 'react'

/** How near to the window a place may come before it counts as near. */
const near = '400px'

/** Milliseconds after which a page that has loaded and has not been used is taken to be at rest. */
const rest = 2000

/**
 * Whether a place has come near the window, or the page has been used, is about to be printed, or is at rest:
 * then the end of the page is fetched, so that it is printed and the browser's own search finds it.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true)), [place])
  return isNear
}
/** Calls back whenever the element comes near, at the first interaction with the page, and when the page is idle. */
function whenNear(element: Element | null, task: () => void): () => void {
  if (element === null || !('IntersectionObserver' in window)) {
    task()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && task(),
    { rootMargin: near },
  )
  observer.observe(element)
  const leaving = new AbortController()
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, task, { once: true, passive: true, signal: leaving.signal })
  }
  window.addEventListener('beforeprint', task, { once: true, signal: leaving.signal })
  const stopWaiting = whenAtRest(task)
  return () => {
    observer.disconnect()
    leaving.abort()
    stopWaiting()
  }
}

/** Calls back once the page has been there for a while; answers how to stop that. */
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
