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

/** No wider than a form is comfortable to fill in. */
export const form = style({ maxWidth: vars.measure.text })
