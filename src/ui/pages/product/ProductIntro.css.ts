import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { customerPlace } from '../../theme/customer-place.ts'

const { colour, space, line } = vars

export const intro = style({
  display: 'grid',
  gap: space.s4,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gap: space.s6,
      alignItems: 'start',
    },
  },
})

export const words = style({ display: 'grid', gap: space.s3, justifyItems: 'start' })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s3,
})

/** Saving and sharing; nothing where there is neither. */
export const ways = style([
  { display: 'flex', flexWrap: 'wrap', gap: space.s2 },
  customerPlace(vars.size.controlSmall, 'flex'),
])

export const brand = style({ color: colour.inkSoft })

export const pictures = style({ display: 'grid', gap: space.s2 })

/** The picture's room is there before the picture. */
export const picture = style({
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '12rem',
  objectFit: 'contain',
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const thumbnails = style({ display: 'flex', gap: space.s2 })

export const thumbnail = style({
  width: space.s16,
  padding: space.s1,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: colour.primary.ink },
    '&:hover': { borderColor: colour.control },
  },
})
