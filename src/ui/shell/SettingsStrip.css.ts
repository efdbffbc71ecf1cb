import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const strip = style({
  gridRow: 4,
  paddingBlockStart: vars.space.s4,
  '@media': { print: { display: 'none' } },
})
