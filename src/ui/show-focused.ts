/** Brings what is focused by keyboard out from under a first column that stays (WCAG 2.4.11). */
import type { FocusEvent } from 'react'

/** For a box that scrolls a table sideways: by keyboard, too. */
export const scrolledByKeys = { role: 'region', tabIndex: 0, onFocus: showFocused } as const

/**
 * Browsers take a control for visible of which some 32 pixels are, also where they are under that column, and count a
 * padding for scrolling among them.
 */
function showFocused({ currentTarget: box, target }: FocusEvent<HTMLElement>) {
  // A box that moves while it is pressed would take the press from under the pointer.
  if (!target.matches(':focus-visible')) return
  const cell = target.closest('th, td')
  const first = box.querySelector('tr')?.firstElementChild
  if (!cell || !first || cell === cell.parentElement?.firstElementChild) return
  const window = box.getBoundingClientRect()
  const { left, right } = target.getBoundingClientRect()
  const under = window.left + first.getBoundingClientRect().width - left
  if (under > 0) box.scrollLeft -= under
  else if (right > window.right) box.scrollLeft += right - window.right
}
