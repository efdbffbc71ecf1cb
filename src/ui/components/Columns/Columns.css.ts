import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowBanner } from '../../theme/sticky.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.s4,
  alignItems: 'start',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: vars.space.s6 },
  },
})

export const level = style({ alignItems: 'stretch' })

const spans = {
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
  12: 12,
} as const

export const spanNarrow = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  minWidth: 0,
  gridColumn: `span ${count}`,
}))

export const span = styleVariants(spans, (count) => ({
  '@media': { [from.laptop]: { gridColumn: `span ${count}` } },
}))

export const inView = style({
  '@media': { [from.laptop]: { position: 'sticky', top: belowBanner(vars.space.s6) } },
})
