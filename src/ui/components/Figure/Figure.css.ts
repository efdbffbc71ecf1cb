import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const figure = recipe({
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    size: {
      body: {},
      lead: { fontSize: vars.text.lead, fontWeight: vars.weight.medium },
      display: {
        fontSize: vars.text.display,
        fontWeight: vars.weight.strong,
        lineHeight: vars.leading.tight,
        letterSpacing: '-0.012em',
      },
    },
    weight: { regular: {}, strong: { fontWeight: vars.weight.strong } },
  },
})

export const unit = style({
  marginInlineStart: '0.3em',
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  color: vars.colour.inkSoft,
})
