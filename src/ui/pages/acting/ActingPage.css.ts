import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const rules = style({
  display: 'grid',
  gap: vars.space.s3,
  margin: 0,
  padding: 0,
  color: vars.colour.inkSoft,
})
