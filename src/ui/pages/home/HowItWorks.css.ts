import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const steps = style({
  display: 'grid',
  gap: space.s6,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  counterReset: 'step',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.s8 },
  },
})

/** The number stands in the code face, like a position of a model code. */
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  overflowWrap: 'anywhere',
  paddingBlockStart: space.s4,
  borderBlockStart: `${vars.line.thick} solid ${colour.line}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: colour.primary.ink,
    fontFamily: vars.font.mono,
    fontWeight: vars.weight.strong,
  },
})
