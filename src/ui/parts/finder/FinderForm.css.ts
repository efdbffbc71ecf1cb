import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const form = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': { print: { display: 'none' } },
})

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  alignItems: 'start',
} as const

export const fields = styleVariants({
  short: grid,
  full: {
    ...grid,
    '@media': { [from.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  // What is wrong with a field stands below it.
  alignItems: 'end',
  gap: space.s3,
})
