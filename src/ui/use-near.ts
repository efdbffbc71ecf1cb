import { type RefObject, useContext, useEffect, useState } from 'react'
import { DrawnWholeContext, useIsFirstDrawing } from './first-drawing.ts'
import { whenAnsweredOrAtRest, whenUsedOrAtRest } from './when-at-rest.ts'

/** How near to the window a place may come before it counts as near. */
const near = '400px'

export interface Near {
  /** Whether the part is wanted; always, where a server has drawn it. */
  readonly wanted: boolean
  /** For a part that a server has drawn: fulfilled when it is time to take it over. */
  readonly after?: Promise<void>
}

/**
 * Whether a place has come near the window, or the page has been used, is about to be printed, or is at rest:
 * then the end of the page is fetched, so that it is printed and the browser's own search finds it.
 */
export function useNear(place: RefObject<Element | null>): Near {
  const isFirst = useIsFirstDrawing()
  const isWhole = useContext(DrawnWholeContext)
  const [isNear, setNear] = useState(isFirst)
  const [time] = useState(openTime)
  const [isTakenOver] = useState(isFirst && !isWhole)
  useEffect(
    () =>
      whenNear(place.current, isTakenOver, () => {
        setNear(true)
        time.come()
      }),
    [place, time, isTakenOver],
  )
  return isTakenOver ? { wanted: true, after: time.hasCome } : { wanted: isNear }
}

function openTime() {
  let come = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  return { hasCome, come: () => come() }
}

/**
 * Calls back whenever the element comes near, at the first interaction with the page, where it `isDrawn` a moment later, and
 * when the page is idle.
 */
function whenNear(element: Element | null, isDrawn: boolean, task: () => void): () => void {
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
  const stopWaiting = isDrawn ? whenAnsweredOrAtRest(task) : whenUsedOrAtRest(task)
  return () => {
    observer.disconnect()
    leaving.abort()
    stopWaiting()
  }
}
