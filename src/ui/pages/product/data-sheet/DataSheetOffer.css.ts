import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { space } = vars

/** Words and button side by side, one below the other where there is no room. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  padding: space.s4,
  background: vars.colour.surface,
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  '@media': { print: { display: 'none' } },
})

export const words = style({ flex: '1 1 16rem', minWidth: 0, margin: 0 })
