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
 * then the end of the page is fetched, so that it is printed and the browser's own search finds it. A part that `worksAsDrawn`,
 * by links and forms of the browser's own, goes behind everything else where it stands in the window from the beginning.
 */
export function useNear(place: RefObject<Element | null>, worksAsDrawn = false): Near {
  const isFirst = useIsFirstDrawing()
  const isWhole = useContext(DrawnWholeContext)
  const [isNear, setNear] = useState(isFirst)
  const [time] = useState(openTime)
  const [isTakenOver] = useState(isFirst && !isWhole)
  useEffect(
    () =>
      whenNear(
        place.current,
        { isDrawn: isTakenOver, mayWait: isTakenOver && worksAsDrawn },
        () => {
          setNear(true)
          time.come()
        },
      ),
    [place, time, isTakenOver, worksAsDrawn],
  )
  return isTakenOver ? { wanted: true, after: time.hasCome } : { wanted: isNear }
}

/**
 * For a part in sight that can be read as a server has drawn it: it is taken over once the page has been used, or is at rest.
 * Where no server has drawn it, it is wanted at once.
 */
export function useDrawnUntilUsed(): Near {
  const isFirst = useIsFirstDrawing()
  const isWhole = useContext(DrawnWholeContext)
  const [time] = useState(openTime)
  const [isTakenOver] = useState(isFirst && !isWhole)
  useEffect(() => (isTakenOver ? whenAnsweredOrAtRest(time.come) : undefined), [time, isTakenOver])
  return isTakenOver ? { wanted: true, after: time.hasCome } : { wanted: true }
}

function openTime() {
  let come = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  return { hasCome, come: () => come() }
}

interface Place {
  /** The first interaction with the page goes before it. */
  readonly isDrawn: boolean
  /** It is not fetched for being near from the beginning, but at once when it is pointed at or gets the focus. */
  readonly mayWait: boolean
}

/** Calls back whenever the element comes near, at the first interaction with the page, and when the page is idle. */
function whenNear(
  element: Element | null,
  { isDrawn, mayWait }: Place,
  task: () => void,
): () => void {
  if (element === null || !('IntersectionObserver' in window)) {
    task()
    return () => undefined
  }
  let hasBeenFar = !mayWait
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) {
        if (isIntersecting && hasBeenFar) task()
        else if (!isIntersecting) hasBeenFar = true
      }
    },
    { rootMargin: near },
  )
  observer.observe(element)
  const leaving = new AbortController()
  const once = { once: true, signal: leaving.signal }
  window.addEventListener('beforeprint', task, once)
  if (mayWait)
    for (const sign of ['pointerover', 'focusin']) element.addEventListener(sign, task, once)
  const stopWaiting = isDrawn ? whenAnsweredOrAtRest(task) : whenUsedOrAtRest(task)
  return () => {
    observer.disconnect()
    leaving.abort()
    stopWaiting()
  }
}
