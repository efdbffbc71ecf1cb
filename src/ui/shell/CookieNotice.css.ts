import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { colour, space } = vars

export const notice = style({
  gridRow: 3,
  backgroundColor: colour.sunken,
  borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
  fontSize: vars.text.small,
  '@media': { print: { display: 'none' } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s6,
  rowGap: space.s2,
  maxWidth: vars.measure.page,
  marginInline: 'auto',
  paddingInline: space.s4,
  paddingBlock: space.s2,
  '@media': { [from.tablet]: { paddingInline: space.s6 } },
})

export const words = style({ margin: 0, flex: '1 1 20rem', maxWidth: vars.measure.wide })

/** Both answers weigh the same: same look, same size, side by side. */
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
