import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  // Safari centres the date and lets the field shrink.
  textAlign: 'start',
  appearance: 'none',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', padding: vars.space.s1 },
  },
})
