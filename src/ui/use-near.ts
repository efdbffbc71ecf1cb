import { type RefObject, useEffect, useState } from 'react'
import { useIsFirstDrawing } from './first-drawing.ts'
import { whenUsedOrAtRest } from './when-at-rest.ts'

/** How near to the window a place may come before it counts as near. */
const near = '400px'

/**
 * Whether a place has come near the window, or the page has been used, is about to be printed, or is at rest:
 * then the end of the page is fetched, so that it is printed and the browser's own search finds it.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  // The whole page is drawn by a server, and taken over as it was drawn.
  const [isNear, setNear] = useState(useIsFirstDrawing())
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
