import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.s3, maxWidth: vars.measure.form })

export const title = style({
  margin: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
})

export const needs = style({
  margin: 0,
  fontSize: vars.text.small,
  color: vars.colour.inkSoft,
})

/** Field and button stand in one line while both fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s2,
})

export const field = style({ flex: '1 1 12rem', minWidth: 0 })
