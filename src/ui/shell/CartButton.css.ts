import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { countMark } from './count-mark.css.ts'

/** The number lies over the drawing, so that nothing moves when it comes. */
export const face = style({ position: 'relative', display: 'flex' })

export const count = style([
  countMark,
  {
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${vars.space.s2})`,
    insetInlineStart: '55%',
  },
])

export const waiting = style({
  width: vars.measure.medium,
  maxWidth: '75vw',
  margin: 0,
  padding: vars.space.s4,
  color: vars.colour.inkSoft,
})
