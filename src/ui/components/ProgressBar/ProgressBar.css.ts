import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, radius } = vars

const rounded = { borderRadius: radius.round } as const
const filled = {
  ...rounded,
  backgroundColor: colour.primary.ink,
  transition: `inline-size ${vars.motion.calm}`,
} as const

export const frame = style({ display: 'grid', gap: vars.space.s2 })

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
})

export const label = style({ fontWeight: vars.weight.medium })

export const count = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.space.s2,
  border: 0,
  overflow: 'hidden',
  backgroundColor: colour.sunken,
  ...rounded,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: colour.sunken, ...rounded },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    // No one knows how far it is: a quiet, full track rather than a moving one.
    '&:indeterminate': { backgroundColor: colour.primary.line },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
})
