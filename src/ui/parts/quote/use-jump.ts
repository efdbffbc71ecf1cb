/** Leads to a control of a quote from a list of what has to be done, also when it is on another page of the lines. */
import { useCallback, useEffect, useRef, useState } from 'react'

/** The place to jump to; `times` distinguishes two jumps to the same place. */
export interface Jump {
  /** The id of the control, or of the part of the page that it is in. */
  readonly id: string
  /** The line that it belongs to. */
  readonly itemId: string | undefined
  readonly times: number
}

/** What shows lines page by page has so many drawings to turn to the right one. */
const patience = 5

const controls = 'input, textarea, select, button, a[href]'

export function useJump() {
  const [jump, setJump] = useState<Jump | undefined>(undefined)
  const waiting = useRef<{ readonly id: string; drawings: number } | undefined>(undefined)
  const jumpTo = useCallback((id: string, itemId?: string) => {
    waiting.current = { id, drawings: 0 }
    setJump((last) => ({ id, itemId, times: (last?.times ?? 0) + 1 }))
  }, [])
  // The focus is the document's, not React's. The control may come with a later drawing.
  useEffect(() => {
    const { current } = waiting
    if (current === undefined) return
    current.drawings += 1
    if (focusOn(current.id) || current.drawings > patience) waiting.current = undefined
  })
  return { jump, jumpTo }
}

/** The control, the first one inside of its place, or the place itself; whether there was one to be seen. */
function focusOn(id: string): boolean {
  const place = document.getElementById(id)
  if (!place || place.closest('[hidden]')) return false
  const inside =
    place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(controls)
  const control = place.matches(controls) ? place : (inside ?? place)
  if (control === place && !place.matches(controls)) place.tabIndex = -1
  place.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}
