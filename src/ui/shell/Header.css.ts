import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { colour, space } = vars

export const header = style({
  gridRow: 1,
  position: 'relative',
  zIndex: vars.layer.header,
  backgroundColor: vars.colour.surface,
  borderBlockEnd: `${vars.line.thin} solid ${vars.colour.line}`,
  '@media': { print: { display: 'none' } },
})

const inner = {
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
} as const

/** A thin line above the head, for wide windows: what the site says of itself, and where one is. */
const stripBase = style({ display: 'none', '@media': { [from.laptop]: { display: 'block' } } })

export const strip = styleVariants({
  two: [
    stripBase,
    {
      backgroundColor: colour.canvas,
      borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
    },
  ],
  four: [stripBase, { backgroundColor: colour.primary.fill, color: colour.primary.onFill }],
})

export const stripRow = style({
  ...inner,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s6,
  minHeight: vars.size.control,
  '@media': { [from.tablet]: { paddingInline: space.s6 } },
})

export const tagLine = style({ margin: 0, fontSize: vars.text.small })

/**
 * Two lines on a phone, the second for the search. Name of the shop and greeting give way before anything
 * reaches over the edge.
 */
export const row = style({
  ...inner,
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr) auto',
  gridTemplateAreas: "'sign account phone' 'search search search'",
  alignItems: 'center',
  columnGap: space.s1,
  rowGap: space.s2,
  paddingBlock: `${space.s2} ${space.s3}`,
  '@media': {
    [from.tablet]: { paddingInline: space.s6 },
    [from.laptop]: { columnGap: space.s6, minHeight: '4rem', paddingBlock: space.s2 },
  },
})

/** The arrangements differ where there is room. */
export const arrangement = styleVariants({
  one: {
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
        gridTemplateAreas: "'sign navigation search account'",
      },
    },
  },
  two: {
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: "'sign search account' 'navigation navigation navigation'",
        paddingBlock: `${space.s3} ${space.s1}`,
      },
    },
  },
  three: {
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: '1fr auto 1fr',
        gridTemplateAreas: "'navigation sign account' 'search search search'",
        paddingBlock: space.s3,
      },
    },
  },
  four: {
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        gridTemplateAreas: "'sign search navigation account'",
      },
    },
  },
})

export const sign = style({ gridArea: 'sign', justifySelf: 'start', minWidth: 0 })

export const navigation = style({
  gridArea: 'navigation',
  display: 'none',
  '@media': { [from.laptop]: { display: 'block' } },
})

/** Where it stands under the sign or at the edge, its words do, not the edge of its first button. */
export const navigationIn = styleVariants({
  one: {},
  two: { marginInlineStart: `calc(-1 * ${space.s3})` },
  three: { marginInlineStart: `calc(-1 * ${space.s3})` },
  four: {},
})

export const search = style({ gridArea: 'search', width: '100%' })

export const searchIn = styleVariants({
  one: { '@media': { [from.laptop]: { justifySelf: 'end', maxWidth: vars.measure.form } } },
  two: { '@media': { [from.laptop]: { justifySelf: 'center', maxWidth: vars.measure.text } } },
  three: { '@media': { [from.laptop]: { justifySelf: 'center', maxWidth: vars.measure.text } } },
  four: { '@media': { [from.laptop]: { justifySelf: 'start', maxWidth: vars.measure.form } } },
})

export const account = style({
  gridArea: 'account',
  // It takes its whole column and lets the greeting give way: left to its own width it would lie over the sign.
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minWidth: 0,
})

/** On a phone it is in the menu. */
export const place = style({
  display: 'none',
  '@media': { [from.laptop]: { display: 'block' } },
})

export const phone = style({
  gridArea: 'phone',
  '@media': { [from.laptop]: { display: 'none' } },
})
