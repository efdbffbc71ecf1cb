import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s4,
  padding: `${space.s8} ${space.s6}`,
  border: `${vars.line.thin} dashed ${colour.control}`,
  borderRadius: vars.radius.corner,
})

export const bare = style({ border: 0 })

export const mark = style({ color: colour.control })

export const words = style({ display: 'grid', gap: space.s1, maxWidth: vars.measure.form })

export const text = style({ color: colour.inkSoft })
