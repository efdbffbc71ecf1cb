import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const grid = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: '1fr',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

export const full = style({ gridColumn: '1 / -1', minWidth: 0 })

export const half = style({ minWidth: 0 })
