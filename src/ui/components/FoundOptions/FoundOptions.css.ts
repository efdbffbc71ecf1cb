import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const list = style({ display: 'grid', gap: space.s1, fontSize: vars.text.small })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s2,
  rowGap: space.s1,
  minWidth: 0,
})

export const name = style({ color: colour.inkSoft })

export const part = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  columnGap: space.s1,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** A lit segment of the ribbon. */
export const code = style({
  paddingInline: space.s1,
  border: `${vars.line.thin} solid ${colour.primary.ink}`,
  borderBlockEndWidth: vars.line.thick,
  borderRadius: vars.radius.corner,
  color: colour.primary.ink,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.06em',
  lineHeight: vars.leading.tight,
})
