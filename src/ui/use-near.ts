import { type RefObject, useEffect, useState } from 'react'
import { whenUsedOrAtRest } from './when-at-rest.ts'

/** How near to the window a place may come before it counts as near. */
const near = '400px'

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
  window.addEventListener('beforeprint', task, { once: true, signal: leaving.signal })
  const stopWaiting = whenUsedOrAtRest(task)
  return () => {
    observer.disconnect()
    leaving.abort()
    stopWaiting()
  }
}
