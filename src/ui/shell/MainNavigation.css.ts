import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { overlayItem } from '../theme/overlay.ts'

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.s1 })

export const link = style({ color: vars.colour.ink, paddingInline: vars.space.s3 })

export const here = style({
  textDecorationLine: 'underline',
  textDecorationThickness: vars.line.thick,
  textDecorationColor: vars.colour.primary.fill,
  textUnderlineOffset: '0.6em',
})

export const types = style({ width: vars.measure.medium })

export const type = style([
  overlayItem,
  {
    color: vars.colour.ink,
    justifyContent: 'space-between',
    selectors: {
      '&:hover': { backgroundColor: vars.colour.hover },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
    },
  },
])
