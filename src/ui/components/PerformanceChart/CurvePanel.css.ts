import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, line } = vars

export const panel = style({ margin: 0, minWidth: 0 })

export const title = style({
  display: 'flex',
  gap: vars.space.s1,
  alignItems: 'baseline',
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space.s1,
})

export const unit = style({ color: colour.inkSoft, fontWeight: vars.weight.regular })

/** Its height is known before its width, so that nothing below it moves. */
export const drawing = style({ display: 'block', width: '100%', overflow: 'visible' })

export const grid = style({ stroke: colour.lineSoft, strokeWidth: line.thin })
export const axis = style({ stroke: colour.control, strokeWidth: line.thin })

export const tick = style({
  fill: colour.inkSoft,
  fontSize: vars.text.note,
  fontVariantNumeric: 'tabular-nums',
})

const curveLine = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' })

export const curve = styleVariants({
  chosen: [curveLine, { stroke: colour.primary.ink, strokeWidth: line.thick }],
  other: [curveLine, { stroke: colour.line, strokeWidth: line.thin }],
})

export const name = style({ fill: colour.ink, fontSize: vars.text.note })
export const leader = style({ stroke: colour.line, strokeWidth: line.thin, fill: 'none' })

export const hair = style({ stroke: colour.warning.mark, strokeWidth: line.thin })
