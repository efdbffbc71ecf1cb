import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const container = recipe({
  base: {
    width: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.s4,
    '@media': {
      [from.tablet]: { paddingInline: vars.space.s6 },
      print: { maxWidth: 'none', padding: 0 },
    },
  },
  variants: {
    width: {
      form: { maxWidth: vars.measure.form },
      text: { maxWidth: vars.measure.text },
      wide: { maxWidth: vars.measure.wide },
      page: { maxWidth: vars.measure.page },
    },
  },
})
