import { style } from '@vanilla-extract/css'
import { touch } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const bar = style({
  display: 'inline-flex',
  border: `${vars.line.thin} solid ${colour.control}`,
  borderRadius: vars.radius.corner,
})

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: `calc(${vars.size.controlSmall} - 2 * ${vars.line.thin})`,
  paddingInline: space.s3,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `${vars.line.thin} solid ${colour.control}` },
    '&:hover': { backgroundColor: colour.hover },
    '&[aria-pressed="true"]': { backgroundColor: colour.primary.soft, color: colour.primary.ink },
  },
  '@media': { [touch]: { minHeight: vars.size.control } },
})

export const count = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' })
