import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Late } from './late.ts'

/** How near to the window a place may come before its code is fetched. */
const near = '400px'

/** Milliseconds after which a page that is there and has not been used is taken to be at rest. */
const rest = 2000

/**
 * The piece once it is there. It is fetched when its place comes near the window, when the page is first used
 * or about to be printed, and at the latest when the page has come to rest, so that it is on paper and is found
 * by the browser's own search; whoever only looks at the top of a page never waits for its end.
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

/** Calls back whenever the element comes near, when somebody first does something on the page, and at rest. */
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
