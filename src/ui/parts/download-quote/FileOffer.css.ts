import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const offers = style({ listStyle: 'none', margin: 0, padding: 0 })

/** Words and button side by side, one below the other where there is no room. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s4,
  selectors: { '& + &': { borderTop: `${vars.line.thin} solid ${vars.colour.line}` } },
})

export const words = style({ flex: '1 1 16rem', minWidth: 0 })
