/** Keeps the head of the lines, and what holds the focus among them, below the bar of the chosen ones. */
import { tellHeight } from '../../tell-height.ts'
import * as styles from './chosen-bar.css.ts'

/** The ref of the bar; it stands in the panel of its lines. */
export function keepClearOfChosen(bar: HTMLElement | null): (() => void) | undefined {
  const panel = bar?.closest<HTMLElement>(`.${styles.panel}`)
  return bar && panel ? tellHeight(bar, panel, styles.chosenHeight) : undefined
}
