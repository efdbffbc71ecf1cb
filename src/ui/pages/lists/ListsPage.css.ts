import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const form = style({ maxWidth: vars.measure.text })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.s3,
})

export const field = style({ flex: '1 1 14rem', maxWidth: vars.measure.medium })

export const name = style({ overflowWrap: 'anywhere' })

export const product = style({ display: 'flex', gap: space.s3, alignItems: 'center', minWidth: 0 })

export const picture = style({
  flex: 'none',
  objectFit: 'contain',
  border: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
})

export const words = style({ display: 'grid', minWidth: 0, fontWeight: vars.weight.regular })

export const problem = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.small,
  color: vars.colour.danger.ink,
})
