import { afterScripts } from '../../theme/later-pictures.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars
const line = `${vars.line.thin} solid ${colour.line}`

export const wordsOnly = style({ maxWidth: vars.measure.text })

export const frame = styleVariants({
  standard: {
    display: 'grid',
    gap: space.s6,
    alignItems: 'center',
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
        columnGap: space.s12,
      },
    },
  },
  'over-image': {
    position: 'relative',
    display: 'grid',
    minHeight: '20rem',
    overflow: 'hidden',
    border: line,
    borderRadius: vars.radius.corner,
    '@media': { [from.laptop]: { alignItems: 'center' } },
  },
  'below-image': { display: 'flex', flexDirection: 'column', gap: space.s6 },
})

const stack = { display: 'flex', flexDirection: 'column', gap: space.s4, minWidth: 0 } as const

/** Over a picture the words have a sheet of their own: whatever the picture, they can be read. */
export const words = styleVariants({
  standard: stack,
  'over-image': {
    ...stack,
    zIndex: vars.layer.raised,
    alignSelf: 'end',
    margin: space.s4,
    padding: space.s6,
    border: line,
    borderRadius: vars.radius.corner,
    backgroundColor: colour.surface,
    '@media': {
      [from.laptop]: { alignSelf: 'center', margin: space.s8, maxWidth: vars.measure.form },
    },
  },
  'below-image': stack,
})

const rounded = {
  overflow: 'hidden',
  border: line,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.sunken,
} as const

export const picture = styleVariants({
  standard: { ...rounded, aspectRatio: '16 / 9' },
  'over-image': { position: 'absolute', inset: 0, backgroundColor: colour.sunken },
  'below-image': {
    ...rounded,
    order: -1,
    aspectRatio: '16 / 9',
    '@media': { [from.laptop]: { aspectRatio: '3 / 1' } },
  },
})

export const image = style({
  ...afterScripts,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
