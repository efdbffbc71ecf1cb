import { style } from '@vanilla-extract/css'
import { below, forcedColours, from, withoutScripts } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, text } = vars

const shadeWidth = space.s6

/**
 * A shade at the edge beyond which there are more. What covers it scrolls along with the tabs, so that it is seen until
 * they are at their end.
 */
const moreBeyondEdge = {
  backgroundImage: [
    `linear-gradient(to right, ${colour.canvas} 50%, transparent)`,
    `linear-gradient(to left, ${colour.canvas} 50%, transparent)`,
    `linear-gradient(to right, ${colour.control}, transparent)`,
    `linear-gradient(to left, ${colour.control}, transparent)`,
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `calc(2 * ${shadeWidth}) 100%, calc(2 * ${shadeWidth}) 100%, ${space.s2} 100%, ${space.s2} 100%`,
  backgroundAttachment: 'local, local, scroll, scroll',
} as const

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space.s6,
  overflowX: 'auto',
  boxShadow: `inset 0 calc(-1 * ${vars.line.thin}) 0 ${colour.line}`,
  scrollbarWidth: 'none',
  '@media': { [below.tablet]: { gap: space.s3, fontSize: text.small, ...moreBeyondEdge } },
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  flex: 'none',
  minHeight: vars.size.controlLarge,
  paddingInline: space.s1,
  borderBlockEnd: `${vars.line.thick} solid transparent`,
  borderBlockStart: `${vars.line.thick} solid transparent`,
  color: colour.inkSoft,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: colour.ink, borderBlockEndColor: colour.line },
    '&[aria-selected="true"]': {
      color: colour.primary.ink,
      borderBlockEndColor: colour.primary.ink,
    },
    '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.line.thick})` },
  },
  '@media': {
    [below.tablet]: { gap: space.s1 },
    [forcedColours]: { selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } } },
  },
})

export const count = style({
  minWidth: space.s5,
  paddingInline: space.s1,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.sunken,
  color: colour.inkSoft,
  fontSize: text.note,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.text,
  textAlign: 'center',
})

/** What waits for the reader, in the colours of what was sent back. */
export const waiting = style([
  count,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s1,
    backgroundColor: colour.warning.soft,
    color: colour.warning.ink,
  },
])

export const panel = style({
  paddingBlockStart: space.s6,
  minWidth: 0,
})

/** Above a long table. */
export const lowTab = style([tab, { '@media': { [from.desktop]: { minHeight: '2.25rem' } } }])

export const nearPanel = style([
  panel,
  { '@media': { [from.desktop]: { paddingBlockStart: space.s2 } } },
])

const gone = { display: 'none' } as const
const there = { display: 'block' } as const

/** Nothing can be chosen on paper, nor without scripts. */
export const readingList = style([list, { '@media': { print: gone, [withoutScripts]: gone } }])

/** One that is not chosen. */
export const readingOnly = style([
  panel,
  { ...gone, '@media': { print: there, [withoutScripts]: there } },
])

export const readingLabel = style({
  ...gone,
  marginBlockEnd: space.s2,
  fontWeight: vars.weight.strong,
  '@media': { print: there, [withoutScripts]: there },
})
