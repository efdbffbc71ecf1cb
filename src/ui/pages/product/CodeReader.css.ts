import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const reader = style({
  display: 'grid',
  // A code of any length, as an address may bring it, moves nothing out of the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
})

export const form = style({
  display: 'grid',
  gap: space.s3,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
})

export const buttons = style({ display: 'flex', gap: space.s2 })

export const parts = style({
  border: `${line.thin} solid ${colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.hover,
})
