import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s4,
  // A word from an address may be of any length.
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.s6,
  '@media': { [from.laptop]: { paddingBlock: vars.space.s12 } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlLarge,
  height: vars.size.controlLarge,
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
  color: vars.colour.inkSoft,
})
