import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const figure = style({
  minWidth: 0,
  margin: 0,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  overflow: 'hidden',
})

export const frame = style({
  aspectRatio: '16 / 9',
  backgroundColor: colour.sunken,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

export const caption = style({ display: 'grid', gap: space.s3, padding: space.s4 })

export const name = style({ margin: 0, fontWeight: vars.weight.strong })

/** Keeps the room of the code until it is there. */
export const ribbon = style({ minHeight: '9.5rem' })
