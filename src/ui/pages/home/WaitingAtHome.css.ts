import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Side by side where there is room for two. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space.s4,
  alignItems: 'start',
})
