import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const picture = style({
  flexShrink: 0,
  width: vars.space.s16,
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  border: `${vars.line.thin} solid ${colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.sunken,
})

export const words = style({ display: 'grid', minWidth: 0 })

export const name = style({ fontWeight: vars.weight.medium })

export const code = style({
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  letterSpacing: '0.04em',
})

export const meaning = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  // It may repeat what was typed, however long that is.
  overflowWrap: 'anywhere',
})

export const option = style({
  flexShrink: 0,
  minWidth: space.s12,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
})
