import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const lines = style({
  fontStyle: 'normal',
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
})

export const line = style({ display: 'block' })

export const first = style([line, { fontWeight: vars.weight.medium }])
