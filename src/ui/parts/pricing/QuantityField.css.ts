import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s4,
  paddingInlineStart: vars.space.s10,
  borderBlockStart: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
})

export const repairs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
