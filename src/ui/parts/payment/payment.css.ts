import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const frame = {
  display: 'block',
  inlineSize: '100%',
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
} as const

/** The bank's page scrolls inside, so that the ways out stay in view. */
export const challenge = style({ ...frame, blockSize: 'min(26rem, 55dvh)' })

/** As tall as the form says; until then as tall as forms usually are, so that little moves. */
export const form = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '24rem',
  border: 'none',
  maxInlineSize: vars.measure.text,
})

/** A form that has not come takes no room, and may still come. */
export const noForm = style({ display: 'block', inlineSize: '100%', blockSize: 0, border: 'none' })
