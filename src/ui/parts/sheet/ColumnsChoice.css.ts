import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, text } = vars

/** Wide enough for the longest name of a field; where the fields are few, narrower ones do. */
export const columnWidth = createVar()

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${fallbackVar(columnWidth, '12.5rem')}, 1fr)`,
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
