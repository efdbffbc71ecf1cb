import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line } = vars

export const frame = style({ display: 'grid', gap: space.s4 })

export const fields = style({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

export const date = style({ display: 'grid', gap: space.s2, justifyItems: 'start' })

/** What it comes to, and the button beside it. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlockStart: space.s4,
  borderBlockStart: `${line.thin} solid ${colour.lineSoft}`,
})

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s8,
  rowGap: space.s2,
  minHeight: '3.5rem',
  selectors: { '&[data-waiting]': { opacity: 0.6 } },
})

export const term = style({ color: colour.inkSoft, fontSize: vars.text.small })

const figure = { fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium } as const

export const total = style({ ...figure, fontSize: vars.text.lead })

export const weeks = style({ ...figure, fontSize: vars.text.lead })

export const detail = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const nothing = style({
  color: colour.inkFaint,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

/** To the other side of the button that adds to the order. */
export const toCart = style({
  display: 'grid',
  gap: space.s3,
  justifyItems: 'start',
  '@media': { [from.tablet]: { justifyItems: 'end', textAlign: 'end' } },
})
