import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const choice = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s6,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const title = style({
  margin: 0,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
})

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.s4,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s10}`,
  margin: 0,
  paddingBlockStart: space.s4,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
})

export const term = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const value = style({ margin: 0 })

export const code = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.04em',
})

/** Behind a price: what it holds. */
export const terms = style({
  marginInlineStart: space.s2,
  color: colour.inkSoft,
  fontSize: vars.text.small,
})

export const variants = style({ display: 'grid', gap: vars.space.s2 })
