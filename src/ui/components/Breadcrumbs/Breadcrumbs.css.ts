import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: vars.space.s1,
  fontSize: vars.text.small,
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  // 24 px high, so that a finger finds it.
  minHeight: vars.space.s6,
})

export const between = style({ color: vars.colour.control, marginInline: vars.space.s1 })

export const here = style({ color: vars.colour.ink, overflowWrap: 'anywhere' })
