import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'

export const frame = styleVariants({
  wide: { display: 'grid', gap: vars.space.s2 },
  small: { display: 'grid', gap: vars.space.s1 },
})

export const hidden = visuallyHidden

export const note = style({
  margin: 0,
  fontSize: vars.text.small,
  color: vars.colour.inkSoft,
  selectors: { '&:empty': { display: 'none' } },
})

export const problem = style({
  margin: 0,
  fontSize: vars.text.small,
  color: vars.colour.danger.ink,
})
