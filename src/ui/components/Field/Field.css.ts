import { style } from '@vanilla-extract/css'
import { below as narrowerThan } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { outOfSight } from '../VisuallyHidden/VisuallyHidden.css.ts'

const { space, colour, text } = vars

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const label = style({
  display: 'block',
  marginBlockEnd: space.s1,
  fontSize: text.small,
  fontWeight: vars.weight.medium,
  color: colour.ink,
})

/** Where there is no room above the field, its placeholder says the same. */
export const wideLabel = style([label, { '@media': { [narrowerThan.tablet]: outOfSight } }])

export const optional = style({ fontWeight: vars.weight.regular, color: colour.inkSoft })

export const hint = style({
  marginBlockEnd: space.s1,
  fontSize: text.small,
  lineHeight: vars.leading.tight,
  color: colour.inkSoft,
  maxWidth: vars.measure.text,
})

/** Below the control: the error on the left, the character count on the right. */
export const below = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  marginBlockStart: space.s1,
  fontSize: text.small,
  lineHeight: vars.leading.tight,
})

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s1,
  fontWeight: vars.weight.medium,
  color: colour.danger.ink,
})

export const counter = style({
  marginInlineStart: 'auto',
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: colour.inkSoft,
})

export const counterOver = style({ color: colour.danger.ink, fontWeight: vars.weight.medium })
