import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

/** Reaches from edge to edge, like the head of the page. */
export const band = style({
  paddingBlock: space.s8,
  borderBlock: `${line.thin} solid ${colour.line}`,
  backgroundColor: colour.surface,
  '@media': { [from.laptop]: { paddingBlock: space.s12 } },
})
