/** Keeps the focus near a column that was taken out: on the button of the one in its place, or on the field for another. */
import { type RefObject, useEffect, useRef } from 'react'

/** Answers what is called with the place of a column just before it goes. */
export function useFocusAfterRemoval(
  page: RefObject<HTMLElement | null>,
  texts: readonly string[],
): (place: number) => void {
  const left = useRef<number>(undefined)
  const shown = texts.join()
  useEffect(() => {
    const place = left.current
    left.current = undefined
    // Whoever has gone elsewhere meanwhile stays there.
    if (place === undefined || document.activeElement !== document.body) return
    const buttons = page.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? []
    const next = buttons[Math.min(place, buttons.length - 1)]
    const target = next ?? page.current?.querySelector<HTMLElement>('input')
    target?.focus()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once the columns are others
  }, [page, shown])
  return (place) => {
    left.current = place
  }
}
