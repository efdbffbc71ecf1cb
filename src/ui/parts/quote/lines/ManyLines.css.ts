import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line: stroke } = vars

export const frame = style({
  paddingBlock: space.s3,
  paddingInline: space.s6,
  borderBlockEnd: `${stroke.thin} solid ${colour.lineSoft}`,
  backgroundColor: colour.hover,
  '@media': { [below.tablet]: { paddingInline: space.s4 } },
})

/** Beside its controls, as the name of the line. */
export const legend = style({
  float: 'inline-start',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  marginInlineEnd: space.s2,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  '@media': { [below.tablet]: { maxWidth: 'calc(100% - 3.5rem)' } },
})

/** Behind the name of the line. */
export const clear = style({
  float: 'inline-start',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  marginInlineEnd: space.s3,
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  '@media': { [below.tablet]: { clear: 'both' } },
})

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s1,
})

/** As wide as the quantity of thousands of pieces. */
export const quantity = style({ width: '5rem' })

export const gap = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  color: colour.warning.ink,
  fontSize: vars.text.small,
})

export const run = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s4,
  marginBlockStart: space.s2,
})

export const outcome = style({
  clear: 'both',
  marginBlockStart: space.s2,
  fontSize: vars.text.small,
})
