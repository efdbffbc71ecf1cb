import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { space, colour } = vars

export const frame = style({ display: 'grid', gap: space.s5, minWidth: 0 })

/** What a ribbon shows; the ribbon hangs below it. */
export const head = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  color: colour.inkSoft,
})

export const questions = style({
  display: 'grid',
  columnGap: space.s6,
  rowGap: space.s4,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
