import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { asCards } from '../../components/Table/as-cards.ts'

/** A long name shows its beginning; the whole of it stands on the page of the quote. */
const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflowWrap: 'anywhere',
  }) as const

export const name = style([clamped(2), { minWidth: '10rem', maxWidth: '28rem' }])

export const purchaseOrder = style([
  clamped(1),
  { minWidth: '6rem', maxWidth: '11rem', wordBreak: 'break-all', whiteSpace: 'normal' },
  asCards({ minWidth: 0, maxWidth: 'none', WebkitLineClamp: 2 }),
])

/** Below the number of lines. */
export const pieces = style({
  display: 'block',
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
})

/** Below the name, as letters and the desk say it. */
export const number = style({
  display: 'block',
  color: vars.colour.inkSoft,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
})
