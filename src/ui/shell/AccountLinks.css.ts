import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { overlayItem } from '../theme/overlay.ts'

const { colour, space } = vars
const line = `${vars.line.thin} solid ${colour.lineSoft}`

export const sheet = style({ minWidth: vars.measure.short })

export const who = style({
  display: 'grid',
  margin: 0,
  padding: `${space.s2} ${space.s4} ${space.s3}`,
  borderBlockEnd: line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const email = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
})

export const list = style({ listStyle: 'none', margin: 0, padding: `${space.s2} 0 0` })

export const last = style({
  marginBlockStart: space.s2,
  paddingBlockStart: space.s2,
  borderBlockStart: line,
})

export const link = style([
  overlayItem,
  {
    color: colour.ink,
    selectors: {
      '&:hover': { backgroundColor: colour.hover },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
    },
  },
])
