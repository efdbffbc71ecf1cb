/** Keeps the head of the lines, what holds the focus among them, and the toasts below the bar of the chosen ones. */
import { keepEdge } from '../../keep-edge.ts'
import { tellHeight } from '../../tell-height.ts'
import * as styles from './chosen-bar.css.ts'

/** The ref of the bar; it stands in the panel of its lines. */
export function keepClearOfChosen(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  // The toasts hear of it: to look for a bar takes long on a page of thousands of lines (adapters/browser/toast-place.ts).
  bar.dataset['aboveToasts'] = ''
  bar.dispatchEvent(new Event('above-toasts', { bubbles: true }))
  const panel = bar.closest<HTMLElement>(`.${styles.panel}`)
  const head = panel?.querySelector<HTMLElement>(`.${styles.head}`)
  if (!head) return undefined
  const forget = tellHeight(bar, head, styles.chosenHeight, (pixels) => {
    // In a very low window it does not stay.
    keepEdge('bar', getComputedStyle(bar).position === 'sticky' ? pixels : 0)
  })
  return () => {
    forget()
    keepEdge('bar', 0)
  }
}
