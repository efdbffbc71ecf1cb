import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const parts = style({ display: 'grid', gap: space.s4 })

export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})

export const model = style({
  margin: 0,
  display: 'grid',
  gap: space.s1,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
