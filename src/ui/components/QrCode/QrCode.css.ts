import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

/** The darkest on the lightest of the theme, also where the system has colours of its own: a camera needs it. */
export const code = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: colour.surface,
  fill: colour.ink,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
