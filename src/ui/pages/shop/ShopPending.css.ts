import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** As high as a card with a picture and four lines. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.s3,
  height: '24rem',
  padding: vars.space.s4,
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
})
