import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** As many beside each other as have room. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space.s3,
  rowGap: space.s1,
  overflowWrap: 'anywhere',
})

export const drawing = style({ color: colour.primary.ink })

export const text = style({ gridColumn: 2, color: colour.inkSoft, fontSize: vars.text.small })
