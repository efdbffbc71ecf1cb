import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
})

/** Out of the way while it holds nothing; it can still take the focus. */
export const none = style({ position: 'absolute' })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.size.controlSmall,
  paddingInline: space.s3,
  border: `${vars.line.thin} solid ${colour.primary.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.primary.soft,
  color: colour.primary.ink,
  fontSize: vars.text.small,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: colour.primary.ink } },
})
