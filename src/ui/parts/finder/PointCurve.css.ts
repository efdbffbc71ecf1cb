import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

export const curve = style({ width: '100%', maxWidth: '18rem', height: 'auto' })
export const grid = style({ fill: 'none', stroke: colour.line, strokeWidth: 1 })
export const path = style({ fill: 'none', stroke: colour.inkFaint, strokeWidth: 1.5 })
export const hair = style({ fill: 'none', stroke: colour.primary.line, strokeWidth: 1 })
export const point = style({ fill: colour.primary.fill, stroke: colour.surface, strokeWidth: 2 })
export const tick = style({ fill: colour.inkSoft, fontSize: 11 })
