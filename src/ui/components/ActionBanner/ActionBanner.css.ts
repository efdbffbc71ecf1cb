import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s8}`,
  padding: space.s6,
  border: `${vars.line.thin} solid ${colour.primary.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.primary.soft,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  minWidth: 0,
})
