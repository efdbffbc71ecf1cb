import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Late } from './late.ts'

/** How near to the window a place may come before its code is fetched. */
const near = '400px'

/**
 * The piece once it is there. It is fetched when its place comes near the window, or when the page is
 * first used, whichever comes first: whoever only looks at the top of a page never waits for its end.
 */
export function useLateNear<Piece>(source: Late<Piece>, place: RefObject<Element | null>) {
  const [hasFailed, setFailed] = useState(false)
  const piece = useSyncExternalStore(source.subscribe, source.arrived)
  const fetchNow = useCallback(() => {
    setFailed(false)
    source.load().catch(() => setFailed(true))
  }, [source])
  useEffect(() => whenNear(place.current, fetchNow), [place, fetchNow])
  return { piece, hasFailed, fetchNow }
}

/** Calls back whenever the element comes near, and when somebody first does something on the page. */
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
  return () => {
    observer.disconnect()
    leaving.abort()
  }
}
