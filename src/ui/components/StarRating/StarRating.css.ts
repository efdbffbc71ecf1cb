import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

export const stars = style({ display: 'inline-flex', color: colour.control, flexShrink: 0 })

export const place = style({ position: 'relative', display: 'inline-grid' })

const filled = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  color: colour.primary.ink,
})

globalStyle(`${filled} svg`, { fill: 'currentColor' })

export const part = styleVariants({
  whole: [filled],
  half: [filled, { clipPath: 'inset(0 50% 0 0)' }],
})
