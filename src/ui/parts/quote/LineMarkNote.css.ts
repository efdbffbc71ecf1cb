import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s3,
  marginTop: vars.space.s1,
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `${vars.line.bold} solid ${vars.colour.info.mark}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  color: vars.colour.inkSoft,
  overflowWrap: 'anywhere',
})

export const what = style({ fontWeight: vars.weight.medium, color: vars.colour.info.ink })
