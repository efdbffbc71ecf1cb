import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

const frame = {
  display: 'grid',
  gap: space.s4,
  padding: space.s4,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
} as const
const unprinted = { print: { display: 'none' } } as const

export const form = styleVariants({
  short: { ...frame, '@media': unprinted },
  full: { ...frame, '@media': unprinted },
  // Few enough for one line with their button.
  type: {
    ...frame,
    '@media': {
      ...unprinted,
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: space.s3,
        alignItems: 'end',
      },
    },
  },
})

/** Above the fields and their button. */
export const heading = style({ gridColumn: '1 / -1' })

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s3,
  alignItems: 'start',
} as const

export const fields = styleVariants({
  short: grid,
  type: {
    ...grid,
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
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
