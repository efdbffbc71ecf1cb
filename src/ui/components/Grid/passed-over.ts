/** The look of lines that are laid out and painted together, and passed over while they are far away. */
import type { StyleRule } from '@vanilla-extract/css'
import { asCards } from '../Table/as-cards.ts'
import { lines } from './lines.css.ts'

/** `line` and `card` are the heights of one that has not been laid out yet. */
export function passedOver(line: string, card: string): StyleRule {
  return {
    contentVisibility: 'auto',
    // Also while it is let in by name (portions.ts): what happens in it concerns nothing beside it.
    contain: 'layout paint style',
    containIntrinsicBlockSize: `auto calc(${lines} * ${line})`,
    // What its lines have left is of no height, whatever it was when they were seen last.
    selectors: { '&:empty': { containIntrinsicBlockSize: 0 } },
    ...asCards({ containIntrinsicBlockSize: `auto calc(${lines} * ${card})` }),
  }
}
