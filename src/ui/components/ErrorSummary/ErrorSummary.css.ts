import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const box = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  border: `${vars.line.thick} solid ${colour.danger.mark}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const title = style({ fontSize: vars.text.lead, fontWeight: vars.weight.strong })

export const list = style({ display: 'grid', gap: space.s1 })

export const link = style({
  display: 'inline-block',
  minHeight: space.s6,
  color: colour.danger.ink,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.2em',
})
