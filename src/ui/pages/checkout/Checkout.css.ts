import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowBanner } from '../../theme/sticky.css.ts'

const { space, colour, text } = vars

/** The summary stays beside the step where there is room, and stands below it on a phone. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)' },
  },
})

export const step = style({ display: 'grid', gap: space.s6, minWidth: 0 })

export const aside = style({
  minWidth: 0,
  '@media': { [from.laptop]: { position: 'sticky', top: belowBanner(space.s6) } },
})

/** On a phone the lines are read before the press that orders them. */
export const asideFirst = style([aside, { order: -1, '@media': { [from.laptop]: { order: 0 } } }])

export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: text.small,
})

export const progressStep = style({ display: 'flex', alignItems: 'center', gap: space.s2 })

export const number = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const present = style({ fontWeight: vars.weight.strong })

export const waiting = style({ color: colour.inkSoft })

export const group = style({ display: 'grid', gap: space.s3 })

export const groupTitle = style({ margin: 0, fontWeight: vars.weight.strong })

export const lines = style({
  display: 'grid',
  gap: space.s3,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s3,
  fontSize: text.small,
})

export const lineWords = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ margin: 0, fontSize: text.small, color: colour.inkSoft })

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
})
