import { globalStyle, style } from '@vanilla-extract/css'
import { asCards } from '../../components/Table/as-cards.ts'
import { container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** A field in a row, with its messages and buttons below it. */
export const field = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s1,
  maxWidth: '12rem',
  whiteSpace: 'normal',
  ...asCards({ display: 'flex', maxWidth: 'none' }),
})

/** Left to its own width, the browser's field for a day is wider than the card on the narrowest phone. */
globalStyle(`${field} > :first-child`, {
  '@container': { [container.medium]: { maxWidth: '8.75rem' } },
  ...asCards({ alignSelf: 'stretch' }),
})

/** The same in a column of figures: narrow, and at their edge. */
export const figure = style([
  field,
  { alignItems: 'flex-end', maxWidth: '9rem', textAlign: 'start' },
  asCards({ alignItems: 'flex-start', maxWidth: 'none' }),
])

/** The day of a line that is only read. */
export const read = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

export const note = style({
  fontSize: vars.text.small,
  color: vars.colour.inkSoft,
  whiteSpace: 'nowrap',
  '@container': { [container.middling]: { whiteSpace: 'normal' } },
})

export const warning = style([note, { color: vars.colour.warning.ink }])

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })

/** That the order waits for this line. */
export const latest = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.colour.warning.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})
