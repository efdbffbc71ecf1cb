import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tones } from '../../theme/tones.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  paddingBlock: '0.125rem',
  paddingInlineStart: vars.space.s1,
  paddingInlineEnd: vars.space.s2,
  border: `${vars.line.thin} solid`,
  borderRadius: vars.radius.corner,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  maxWidth: '100%',
  // A word keeps its width beside a column of long names: with `anywhere` a cell would be narrower than it.
  overflowWrap: 'break-word',
})

export const tone = styleVariants(tones, (colours) => ({
  color: colours.ink,
  backgroundColor: colours.soft,
  borderColor: colours.line,
}))
