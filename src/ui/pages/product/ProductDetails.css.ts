import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { laidOutLater } from '../../theme/later-layout.css.ts'

const { space } = vars

export const details = style({
  display: 'grid',
  gap: space.s10,
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.s8 },
  },
})

const partStyle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  alignContent: 'start',
  minWidth: 0,
})

export const part = styleVariants({
  half: [partStyle, laidOutLater],
  whole: [partStyle, laidOutLater, { gridColumn: '1 / -1' }],
})

/** Above both columns. */
export const failed = style({ gridColumn: '1 / -1' })

/** The room of a dimension drawing with its buttons and figures, as most products need it: what stands below it stays where it is. */
export const drawingHeight = style({
  minHeight: '71rem',
  '@media': { [from.laptop]: { minHeight: '65rem' } },
})
