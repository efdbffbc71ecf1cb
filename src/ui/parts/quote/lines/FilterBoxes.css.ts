import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line: stroke } = vars

const edge = {
  paddingInline: space.s6,
  '@media': { [below.tablet]: { paddingInline: space.s4 } },
} as const

export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s12}`,
  paddingBlock: space.s4,
  borderBlockEnd: `${stroke.thin} solid ${colour.lineSoft}`,
  ...edge,
})

export const group = style({ display: 'grid', gap: space.s1, alignContent: 'start' })

export const legend = style({
  marginBlockEnd: space.s1,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})
