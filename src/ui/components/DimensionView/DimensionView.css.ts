import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

export const drawing = style({ display: 'block', width: '100%', height: 'auto' })

const stroke = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' })

export const layer = styleVariants({
  outline: [stroke, { stroke: colour.ink, strokeWidth: 1.5 }],
  hidden: [stroke, { stroke: colour.inkSoft, strokeWidth: 1, strokeDasharray: '5 3' }],
  centre: [stroke, { stroke: colour.inkFaint, strokeWidth: 1, strokeDasharray: '12 3 2 3' }],
  dimension: [stroke, { stroke: colour.primary.ink, strokeWidth: 1 }],
})

export const figure = style({
  fill: colour.ink,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  // Figures stay readable where they cross a line.
  paintOrder: 'stroke',
  stroke: colour.surface,
  strokeWidth: '0.25em',
})
