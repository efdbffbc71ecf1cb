import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ display: 'block', position: 'relative', width: '100%' })

export const hint = style({
  margin: 0,
  paddingBlockStart: vars.space.s1,
  color: vars.colour.danger.ink,
  fontSize: vars.text.small,
})
