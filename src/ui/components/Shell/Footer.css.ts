import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const footer = style({
  gridRow: 5,
  backgroundColor: colour.surface,
  borderBlockStart: `${vars.line.thin} solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s6,
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
  paddingBlock: space.s8,
  '@media': {
    [from.tablet]: {
      paddingInline: space.s6,
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: space.s16,
    },
  },
})

export const sign = style({
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
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
  gap: space.s1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.text.small,
})
