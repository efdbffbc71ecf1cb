import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overlay } from '../../theme/overlay.ts'

const { space } = vars

export const sheet = style({
  ...overlay,
  position: 'fixed',
  insetInline: space.s4,
  insetBlockEnd: space.s4,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  maxWidth: vars.measure.form,
  maxHeight: `calc(100dvh - 2 * ${space.s4})`,
  marginInline: 'auto',
  padding: `${space.s5} ${space.s6}`,
  overflowY: 'auto',
})

export const title = style({ margin: 0, fontSize: vars.text.lead, fontWeight: vars.weight.strong })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s3,
})
