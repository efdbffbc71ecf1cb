import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** Beside each other where there is room, so that the lines themselves begin soon. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
  alignItems: 'start',
  columnGap: space.s5,
  rowGap: space.s1,
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
})

export const summary = style({ cursor: 'pointer' })

export const rows = style({
  display: 'grid',
  gap: space.s1,
  margin: 0,
  paddingBlock: space.s1,
  paddingInlineStart: space.s4,
  maxHeight: '12rem',
  overflowY: 'auto',
  color: colour.inkSoft,
})
