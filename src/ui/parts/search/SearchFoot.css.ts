import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.s2,
  margin: 0,
  fontSize: vars.text.small,
  // It may repeat what was typed, however long that is.
  overflowWrap: 'anywhere',
} as const

export const foot = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s2 })

export const said = style({ ...line, color: vars.colour.inkSoft })

export const wrong = style({ ...line, color: vars.colour.danger.ink })
