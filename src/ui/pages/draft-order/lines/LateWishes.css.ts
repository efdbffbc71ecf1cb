import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { space } = vars

export const frame = style({
  padding: `${space.s3} ${space.s6}`,
  '@media': { [below.tablet]: { paddingInline: space.s4 } },
})
