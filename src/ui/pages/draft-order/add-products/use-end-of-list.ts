/** Tells when the end of a list comes into view, in a window that is wide enough for it (DRAFT-21). */
import { type RefObject, useEffect, useRef } from 'react'

/** From here on more is loaded by scrolling; below, only on demand (O-48). */
const wideEnough = '(min-width: 768px)'

/** Loads a little before the end is reached. */
const ahead = '400px'

/** The reference for the end of the list. `onReached` is called while `isOn`, each time the end is near. */
export function useEndOfList(
  isOn: boolean,
  onReached: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  // What is in view is known to the window, not to React.
  useEffect(() => {
    const { current } = end
    if (!isOn || !current || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isReached = entries.some(({ isIntersecting }) => isIntersecting)
        if (isReached && window.matchMedia(wideEnough).matches) onReached()
      },
      { rootMargin: ahead },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isOn, onReached])
  return end
}
