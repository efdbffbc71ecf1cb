import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

const cardBase = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: space.s4,
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
})

/** As high as a card with a picture and four lines, or as a line with its picture. */
export const card = styleVariants({
  GRID: [cardBase, { height: '29.5rem' }],
  LIST: [cardBase, { height: '11rem' }],
})

export const words = style({ display: 'grid', gap: space.s2 })

export const facets = style({ display: 'grid', gap: space.s6 })

export const facet = style({ display: 'grid', gap: space.s3 })
