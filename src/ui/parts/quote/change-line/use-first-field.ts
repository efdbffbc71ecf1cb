/** Where the focus begins in a dialog whose content comes later. */
import { type RefCallback, type RefObject, useCallback, useRef } from 'react'

interface Beginning {
  /** Around the content; of another key with each content that takes the place of the one before. */
  readonly place: RefCallback<HTMLElement>
  readonly initialFocus: RefObject<HTMLElement | null>
}

/**
 * On the dialog itself, which is read out by its name, until there is something to be done; then on the first field, or on
 * a button where there is none. Whoever has gone on to another control meanwhile is left there.
 */
export function useFirstField(): Beginning {
  const initialFocus = useRef<HTMLElement>(null)
  const place = useCallback((content: HTMLElement | null) => {
    const dialog = content?.closest<HTMLElement>('[role="dialog"]')
    if (!content || !dialog) return
    const field = content.querySelector<HTMLElement>('input:enabled, select:enabled')
    const goal = field ?? content.querySelector<HTMLElement>('button') ?? dialog
    initialFocus.current = goal
    const { activeElement } = document
    const isElsewhere = activeElement !== dialog && dialog.contains(activeElement)
    // Before it is open, the dialog itself leads to the goal.
    if ('open' in dialog.dataset && !isElsewhere) goal.focus()
  }, [])
  return { place, initialFocus }
}
