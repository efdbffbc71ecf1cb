import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

export const heading = recipe({
  base: {
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      display: { fontSize: vars.text.display, letterSpacing: '-0.012em' },
      title: { fontSize: vars.text.title, letterSpacing: '-0.008em' },
      lead: { fontSize: vars.text.lead },
      body: { fontSize: vars.text.body },
      small: { fontSize: vars.text.small },
    },
  },
})
