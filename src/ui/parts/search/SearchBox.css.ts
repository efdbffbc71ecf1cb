import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ display: 'block', position: 'relative', width: '100%' })

/** Where the field ends. */
export const go = style({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 })

export const hint = style({
  margin: 0,
  paddingBlockStart: vars.space.s1,
  color: vars.colour.danger.ink,
  fontSize: vars.text.small,
})
