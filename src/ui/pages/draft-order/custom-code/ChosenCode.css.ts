import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const frame = style({ display: 'grid', gap: vars.space.s4 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
