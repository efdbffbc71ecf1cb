import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const list = style({ listStyle: 'none', padding: 0, margin: 0 })

export const count = style({
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ padding: `${vars.space.s2} ${vars.space.s4}` })
