import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space, colour } = vars

/** The address, and beside it its picture. */
export const halves = style({
  display: 'grid',
  gap: space.s6,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' } },
})

export const words = style({ display: 'grid', gap: space.s4, alignContent: 'start', minWidth: 0 })

export const goods = style({ overflowWrap: 'anywhere' })

export const code = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.strong })

export const note = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const address = style({ display: 'grid', gap: space.s3 })

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const picture = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  maxWidth: '12rem',
})
