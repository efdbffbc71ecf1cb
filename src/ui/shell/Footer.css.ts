import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { colour, space } = vars

export const footer = style({
  gridRow: 6,
  // Usually below the window: laid out when it comes near. Nothing stands below it that it could lie over until then.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 26rem',
  // The ring around what is focused at its edge stays whole.
  overflowClipMargin: space.s2,
  backgroundColor: colour.surface,
  borderBlockStart: `${vars.line.thin} solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
})

/** About as high as what will stand there on a desk. */
export const waiting = style({ minHeight: '24rem', padding: space.s8 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s6,
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
  paddingBlock: space.s8,
  '@media': {
    [from.tablet]: { paddingInline: space.s6 },
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto minmax(0, 22rem)',
      columnGap: space.s12,
    },
  },
})

/** The last line: where one is, and where else the site is. */
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.s6,
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
  paddingBlockEnd: space.s8,
  '@media': { [from.tablet]: { paddingInline: space.s6 } },
})

export const pickers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s4,
})

export const newsletter = style({
  gridColumn: '1 / -1',
  '@media': { [from.laptop]: { gridColumn: -2 } },
})

export const further = style({
  display: 'grid',
  gap: space.s2,
  '@media': { [from.laptop]: { justifyItems: 'end' } },
})

export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s5,
  rowGap: space.s2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.text.small,
})

/** One below the other: region and language of readers without scripts. */
export const choices = style({ display: 'grid', rowGap: space.s3 })

export const choice = style({
  selectors: {
    '&[aria-pressed="true"]': { color: vars.colour.ink, fontWeight: vars.weight.medium },
  },
})

export const sign = style({
  gridColumn: '1 / -1',
  '@media': { [from.laptop]: { gridColumn: 'auto' } },
})

export const note = style({
  marginBlock: `${space.s2} 0`,
  color: colour.inkSoft,
  fontSize: vars.text.small,
})

export const group = style({
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { minWidth: vars.measure.tiny } },
})

export const title = style({
  margin: 0,
  marginBlockEnd: space.s2,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
})

export const list = style({
  display: 'grid',
  gap: space.s2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.text.small,
})
