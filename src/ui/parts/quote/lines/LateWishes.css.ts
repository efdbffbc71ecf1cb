import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
  padding: `${space.s1} ${space.s6}`,
  borderBlockEnd: `${vars.line.thin} solid ${colour.warning.line}`,
  backgroundColor: colour.warning.soft,
  color: colour.warning.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  '@media': { [below.tablet]: { padding: `${space.s2} ${space.s4}` } },
})

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.s2 })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
