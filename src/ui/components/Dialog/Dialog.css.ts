import { style, styleVariants } from '@vanilla-extract/css'
import { still } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space, colour } = vars
const line = `${vars.line.thin} solid ${colour.lineSoft}`

/** Opens and closes within 140 ms; at once when reduced motion is preferred. */
const fading = {
  transition: `opacity ${vars.motion.calm}, transform ${vars.motion.calm}`,
  '@media': { [still]: { transition: 'none' } },
} as const

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  backgroundColor: colour.scrim,
  ...fading,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  padding: space.s4,
})

export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: `calc(100dvh - 2 * ${space.s4})`,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  boxShadow: vars.elevation.overlay,
  outline: 'none',
  ...fading,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': {
      opacity: 0,
      transform: `translateY(${space.s2})`,
    },
  },
})

export const size = styleVariants({
  sm: { maxWidth: vars.measure.form },
  md: { maxWidth: vars.measure.text },
  lg: { maxWidth: vars.measure.wide },
})

/** Keeps the title clear of the close button. */
export const head = style({
  padding: `${space.s5} ${space.s6} ${space.s3}`,
  paddingInlineEnd: space.s16,
})

export const title = style({
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.008em',
  overflowWrap: 'anywhere',
})

export const close = style({
  position: 'absolute',
  insetBlockStart: space.s4,
  insetInlineEnd: space.s4,
})

export const description = style({ marginBlockEnd: space.s4, color: colour.inkSoft })

export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space.s1} ${space.s6} ${space.s6}`,
})

/** A question, and below it what went wrong. */
export const apart = style({ display: 'grid', alignContent: 'start', gap: space.s4 })

/** Stands still while the body is scrolled. */
export const outcome = style({ padding: `${space.s3} ${space.s6}`, borderBlockStart: line })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s3,
  padding: `${space.s4} ${space.s6}`,
  borderBlockStart: line,
})
