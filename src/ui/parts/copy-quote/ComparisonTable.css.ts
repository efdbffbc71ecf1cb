import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space, colour } = vars

export const name = style({ display: 'grid', gap: space.s1, minWidth: 0 })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})

export const own = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})

/** The figure of today above the one before it. */
export const beside = style({ display: 'inline-grid', justifyItems: 'end' })

export const was = style({ fontSize: vars.text.small, color: colour.inkSoft })

export const moved = style({
  display: 'block',
  fontSize: vars.text.small,
  color: colour.inkSoft,
})

export const replacement = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
})
