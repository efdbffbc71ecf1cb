/** Moves the focus to what has just arrived on the page, and brings it into view. */
import { type RefObject, useEffect, useRef } from 'react'

export function useArrival<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  // The focus is the document's, not React's.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
