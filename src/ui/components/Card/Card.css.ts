import { recipe } from '@vanilla-extract/recipes'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = recipe({
  base: {
    minWidth: 0,
    border: `${vars.line.thin} solid ${vars.colour.line}`,
    borderRadius: vars.radius.corner,
  },
  variants: {
    tone: {
      plain: { backgroundColor: vars.colour.surface },
      sunken: { backgroundColor: vars.colour.sunken, borderColor: vars.colour.line },
    },
    padding: {
      none: {},
      md: { padding: vars.space.s4 },
      lg: {
        padding: vars.space.s6,
        '@media': { [below.tablet]: { padding: vars.space.s4 } },
      },
    },
  },
})
