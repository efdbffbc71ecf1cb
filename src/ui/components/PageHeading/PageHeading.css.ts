import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space.s2 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s6}`,
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s3}`,
  minWidth: 0,
})

export const lead = style({ color: vars.colour.inkSoft, maxWidth: vars.measure.text })

export const wideLead = style([lead, { '@media': { [below.tablet]: { display: 'none' } } }])

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s3,
  '@media': { print: { display: 'none' } },
})
