/** Keeps the focus when one part of a page replaces another, so that keyboard users do not start over. */
import { type RefObject, useEffect, useRef } from 'react'

const controls = 'input, select, textarea, button, a[href]'

/**
 * When the state has changed and the control with the focus went with the old one, the focus goes to
 * the place: to its chosen or first control, or to the place itself where it has none (WCAG 2.4.3); to its
 * heading where it is another page now. Answers the reference for the place.
 */
export function useKeptFocus<Place extends HTMLElement>(
  state: string,
  goal: 'control' | 'heading' = 'control',
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const last = useRef(state)
  // The focus is the document's, not React's.
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    const { current } = place
    if (!current || document.activeElement !== document.body) return
    const target = goalIn(current, goal) ?? current
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus()
  }, [state, goal])
  return place
}

function goalIn(place: HTMLElement, goal: 'control' | 'heading'): HTMLElement | null {
  if (goal === 'heading') return place.querySelector('h1')
  return place.querySelector<HTMLElement>('input:checked') ?? place.querySelector(controls)
}
