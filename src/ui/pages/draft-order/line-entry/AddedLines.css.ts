import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const frame = style({ display: 'grid', gap: space.s2 })

export const title = style({ fontSize: vars.text.small, fontWeight: vars.weight.medium })

export const list = style({ display: 'grid', gap: space.s1 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  color: colour.success.ink,
  fontSize: vars.text.small,
})

export const code = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' })
