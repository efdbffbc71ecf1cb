import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Out of sight, still read out; for a rule of its own where that holds at some widths alone. */
export const outOfSight = {
  position: 'absolute',
  width: vars.line.thin,
  height: vars.line.thin,
  margin: `calc(-1 * ${vars.line.thin})`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const visuallyHidden = style(outOfSight)
