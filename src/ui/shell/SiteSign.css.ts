import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.size.control,
  borderRadius: vars.radius.corner,
  color: vars.colour.ink,
  textDecoration: 'none',
})

/** As high as the built-in sign, however large the picture of the site is. */
export const logo = style({
  display: 'block',
  height: vars.size.iconLarge,
  width: 'auto',
  maxWidth: vars.measure.short,
  objectFit: 'contain',
  objectPosition: 'left center',
})
