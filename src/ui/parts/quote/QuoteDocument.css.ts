import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Who asks, and beside it how the goods reach them. */
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space.s6,
})
