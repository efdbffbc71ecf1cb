import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
})

export const code = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.medium })

export const name = style({ flex: 1, fontSize: vars.text.small, color: vars.colour.inkSoft })
