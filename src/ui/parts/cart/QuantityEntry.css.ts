import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.s1,
})

export const note = style({
  fontSize: vars.text.small,
  color: vars.colour.inkSoft,
  selectors: { '&:empty': { display: 'none' } },
})
