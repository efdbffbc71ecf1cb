import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Side by side where there is room for two. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space.s4,
  alignItems: 'start',
})

/** Below the words of the draft, not below its drawing: as far in as these are. */
export const next = style({
  margin: 0,
  paddingBlockStart: vars.space.s3,
  paddingInlineStart: `calc(1.25rem + ${vars.space.s3})`,
})
