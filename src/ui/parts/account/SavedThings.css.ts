/** How a page shows what is saved with the account: addresses, cards. */
import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const cards = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

/** A form within the form, such as a new address of a card. */
export const inset = style({
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `${vars.line.thick} solid ${vars.colour.line}`,
})

/** No wider than a form is comfortable to fill in. */
export const form = style({ maxWidth: vars.measure.text })
