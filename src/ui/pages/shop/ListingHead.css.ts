import { style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})

export const count = style({
  margin: 0,
  color: vars.colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  '@media': { [below.tablet]: { width: '100%', flexWrap: 'wrap' } },
})

/** Beside the list there is room for the filters themselves. */
export const filters = style({
  flex: 'none',
  '@media': {
    [from.laptop]: { display: 'none' },
    // A line of its own, so that the words of the order beside it can be read.
    [below.tablet]: { flexBasis: '100%' },
  },
})

export const sort = style({
  // An order by a figure is told in full, in German as well.
  width: `calc(1.6 * ${vars.measure.short})`,
  minWidth: 0,
  '@media': { [below.tablet]: { flex: `1 0 ${vars.measure.short}`, width: 'auto' } },
})

export const views = style({ display: 'flex', gap: space.s1, flex: 'none' })
