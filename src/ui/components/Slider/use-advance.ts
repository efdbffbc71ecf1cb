import { useEffect, useEffectEvent } from 'react'

/** Milliseconds that a slide stands (CMS-11). */
export const slideTime = 5000

/** Goes on after the time of a slide, for as long as it may move; every new place has its whole time. */
export function useAdvance(isMoving: boolean, place: number, advance: () => void): void {
  const next = useEffectEvent(advance)
  // A timer is outside of React; it ends with the slide.
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => next(), slideTime)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another place is another time
  }, [isMoving, place])
}
