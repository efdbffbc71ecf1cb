/** Keeps the head of the lines, what holds the focus among them, and the toasts below the bar of the chosen ones. */
import { tellHeight } from '../../tell-height.ts'
import * as styles from './chosen-bar.css.ts'

/** The ref of the bar; it stands in the panel of its lines. */
export function keepClearOfChosen(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  // The toasts hear of it: to look for a bar takes long on a page of thousands of lines (adapters/browser/toast-place.ts).
  bar.dataset['aboveToasts'] = ''
  bar.dispatchEvent(new Event('above-toasts', { bubbles: true }))
  const panel = bar.closest<HTMLElement>(`.${styles.panel}`)
  return panel ? tellHeight(bar, panel, styles.chosenHeight) : undefined
}
