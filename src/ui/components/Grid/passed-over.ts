/** The look of lines that are laid out and painted together, and passed over while they are far away. */
import type { StyleRule } from '@vanilla-extract/css'
import { asCards } from '../Table/as-cards.ts'
import { lines } from './lines.css.ts'

/** For blocks and sections; `line` and `card` are lengths of CSS: how high a line that was never laid out is taken to be. */
export function passedOver(line: string, card: string): StyleRule {
  return {
    contentVisibility: 'auto',
    // Also while it is let in by name (portions.ts): what happens in it concerns nothing beside it.
    contain: 'layout paint style',
    containIntrinsicBlockSize: `auto calc(${lines} * ${line})`,
    // What is passed over keeps the height that it had last, which is wrong once its lines have gone.
    selectors: { '&:empty, &[data-leaving]': { blockSize: 0 } },
    ...asCards({ containIntrinsicBlockSize: `auto calc(${lines} * ${card})` }),
  }
}
