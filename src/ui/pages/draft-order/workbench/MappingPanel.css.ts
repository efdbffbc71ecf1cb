import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'
import { gutter, panelSheet } from './panel-look.ts'

const { colour, space, text } = vars

export const panel = style({
  ...panelSheet,
})

export const head = style({ display: 'grid', gap: space.s1, paddingBlock: space.s4, ...gutter })

export const lead = style({ color: colour.inkSoft, overflowWrap: 'anywhere' })

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.s4,
  paddingBlockEnd: space.s4,
  ...gutter,
})

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(12.5rem, 1fr)',
  borderBlock: `${vars.line.thin} solid ${colour.line}`,
  position: 'relative',
  overflowX: 'auto',
  '@media': { [below.tablet]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' } },
})

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  padding: space.s4,
  borderInlineEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  selectors: {
    '&[data-used="false"]': { backgroundColor: colour.canvas },
    '&:last-child': { borderInlineEnd: 0 },
  },
  '@media': {
    [below.tablet]: {
      borderInlineEnd: 0,
      borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
})

export const samples = style({
  display: 'grid',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  color: colour.inkSoft,
  selectors: { '[data-used="true"] > &': { color: colour.ink } },
})

export const sample = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: '0.125rem',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s4,
  ...gutter,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
