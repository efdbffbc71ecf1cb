import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const comparison = style({ display: 'grid', justifyItems: 'start', gap: space.s2 })

export const lead = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const best = style({ display: 'grid', gap: space.s2 })

export const term = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const gain = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium })

/** A name of two lines begins where the first one does. */
export const choice = style({ textAlign: 'start' })
