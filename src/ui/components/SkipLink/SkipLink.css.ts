import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** Out of sight until it holds the focus. */
export const skip = style({
  position: 'absolute',
  insetBlockStart: space.s2,
  insetInlineStart: space.s2,
  zIndex: vars.layer.toast,
  padding: `${space.s3} ${space.s4}`,
  border: `${vars.line.thin} solid ${colour.primary.ink}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.primary.ink,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { print: { display: 'none' } },
})
