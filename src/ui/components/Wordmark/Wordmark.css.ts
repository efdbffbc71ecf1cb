import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.colour.ink,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  lineHeight: vars.leading.tight,
})

export const mark = style({ width: vars.size.iconLarge, height: vars.size.iconLarge, flex: 'none' })

export const plate = style({ fill: vars.colour.primary.fill })

const drawn = { fill: 'none', stroke: vars.colour.primary.onFill } as const

export const lines = style({ ...drawn, strokeWidth: 2.5 })

export const ports = style({ ...drawn, strokeWidth: 5.5, strokeLinecap: 'round' })
