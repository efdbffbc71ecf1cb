import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const choice = style({
  display: 'grid',
  flex: `1 1 ${vars.measure.medium}`,
  minWidth: 0,
  maxWidth: vars.measure.text,
})

export const said = style({
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginBlockStart: space.s2 } },
})

export const answers = style({
  margin: 0,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
})
