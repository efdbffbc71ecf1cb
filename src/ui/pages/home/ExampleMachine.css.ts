import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const figure = style({
  minWidth: 0,
  margin: 0,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  overflow: 'hidden',
})

export const point = style({
  padding: `${space.s2} ${space.s4}`,
  fontSize: vars.text.small,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
})

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  backgroundColor: colour.sunken,
  '@media': { [from.laptop]: { aspectRatio: '3 / 2' } },
})

export const curve = style({ display: 'grid', alignItems: 'center', padding: space.s3 })

// On a phone they would be too small to be read.
globalStyle(`${curve} text`, { '@media': { [below.tablet]: { display: 'none' } } })

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s2,
  fontWeight: vars.weight.strong,
})
