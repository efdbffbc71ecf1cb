import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width that an element has been given, in pixels; the guess until it is known. */
export function useWidth<Node extends Element>(
  guess: number,
): readonly [RefObject<Node | null>, number] {
  const node = useRef<Node>(null)
  const [width, setWidth] = useState(guess)
  // The browser decides how wide it is; a drawing in pixels has to follow.
  useEffect(() => {
    const element = node.current
    if (!element || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const given = Math.round(entry?.contentRect.width ?? 0)
      if (given > 0) setWidth(given)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [node, width]
}
