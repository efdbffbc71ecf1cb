import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(16rem, 30%)), 1fr))',
  gap: space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s4,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: colour.controlHover } },
})

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: space.s12,
  height: space.s12,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.primary.soft,
  color: colour.primary.ink,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
})

export const words = style({ display: 'grid', minWidth: 0 })

export const name = style({ fontSize: vars.text.lead, fontWeight: vars.weight.strong })

export const count = style({ color: colour.inkSoft, fontSize: vars.text.small })
