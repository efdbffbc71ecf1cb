import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { bar } from './FilterBar.css.ts'
import { panelSheet } from './panel-look.ts'

const { colour, space, text } = vars

/** One quiet line while there is nothing to say. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
  fontSize: text.small,
  color: colour.inkSoft,
})

export const sheet = style({
  ...panelSheet,
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s3,
  paddingInline: space.s4,
  fontSize: text.small,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
})

/** Leaves the end of its line to the button. */
export const said = style({ flex: '1 1 24rem', overflowWrap: 'anywhere' })

/** Two that stand in one row, or below each other where there is no room. */
export const choices = style([bar, { flexWrap: 'wrap', justifySelf: 'start' }])
