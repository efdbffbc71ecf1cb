import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

const list = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s4,
  margin: 0,
  fontSize: vars.text.small,
} as const

/** One below the other, or two side by side. */
export const figures = styleVariants({
  list,
  pairs: { ...list, gridTemplateColumns: 'repeat(2, minmax(0, 1fr) auto)' },
})

const line = {
  paddingBlock: space.s1,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
} as const

export const row = style({ display: 'contents' })

export const term = style({ ...line, color: colour.inkSoft, hyphens: 'auto' })

export const figure = style({
  ...line,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})
