import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line } = vars

export const frame = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s4,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.s4,
})

export const picture = style({
  objectFit: 'contain',
  border: `${line.thin} solid ${colour.lineSoft}`,
  borderRadius: vars.radius.corner,
})

export const words = style({ display: 'grid', minWidth: 0 })

export const title = style({ fontSize: vars.text.lead, fontWeight: vars.weight.strong })

export const kind = style({ color: colour.inkSoft, fontSize: vars.text.small })
