import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { space } = vars

/** Beside the title; on a phone below it, and as wide as the panel. */
export const tools = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s2,
  '@media': { [below.tablet]: { flexBasis: '100%', justifyContent: 'flex-start' } },
})
