import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { colour, space } = vars

/** It lies in a corner: what stands in the page stays where it is. */
export const offer = style({
  position: 'fixed',
  insetInline: space.s3,
  insetBlockEnd: space.s3,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: space.s3,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  boxShadow: vars.elevation.overlay,
  fontSize: vars.text.small,
  '@media': {
    [from.tablet]: { insetInline: `auto ${space.s6}`, insetBlockEnd: space.s6, maxWidth: '26rem' },
    print: { display: 'none' },
  },
})

export const words = style({ margin: 0, hyphens: 'auto' })

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
