import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const chart = style({
  display: 'grid',
  gap: space.s5,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  minWidth: 0,
})

export const panels = style({
  display: 'grid',
  gap: space.s6,
  minWidth: 0,
  // Beside each other where there are two; one alone has all the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
})

export const reading = style({
  display: 'grid',
  gap: space.s6,
  alignItems: 'start',
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const slider = style({ display: 'grid', gap: space.s2 })

export const sliderHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  fontSize: vars.text.small,
})

export const sliderValue = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const range = style({
  width: '100%',
  height: vars.size.controlSmall,
  margin: 0,
  accentColor: colour.primary.fill,
})

export const figures = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})

export const scroll = style({ overflowX: 'auto', minWidth: 0 })

export const headCell = style({
  padding: `${space.s1} ${space.s2}`,
  textAlign: 'end',
  fontWeight: vars.weight.regular,
  color: colour.inkSoft,
  borderBlockEnd: `${vars.line.thin} solid ${colour.control}`,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start' } },
})

export const cell = style({
  padding: `${space.s1} ${space.s2}`,
  textAlign: 'end',
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.regular,
  selectors: { 'tr > &:first-child': { textAlign: 'start' } },
})

export const summary = style({
  cursor: 'pointer',
  color: colour.primary.ink,
  fontWeight: vars.weight.medium,
  paddingBlock: space.s2,
})

/** Folded up on the screen only. */
export const allFigures = style({
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
})

export const note = style({ margin: 0, color: colour.inkSoft, fontSize: vars.text.small })

export const tables = style({ display: 'grid', gap: space.s5, paddingBlockStart: space.s2 })

export const caption = style({
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  paddingBlockEnd: space.s2,
})
