import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const name = style({ display: 'flex', gap: vars.space.s3, alignItems: 'flex-start' })

export const picture = style({
  flex: 'none',
  objectFit: 'contain',
  border: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
})

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s1,
  minWidth: 0,
})

export const product = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
})

export const detail = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  color: vars.colour.inkSoft,
})

export const parts = style({
  display: 'grid',
  gap: vars.space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  color: vars.colour.inkSoft,
})

export const problem = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  color: vars.colour.danger.ink,
})
