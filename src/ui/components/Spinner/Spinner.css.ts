import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const ring = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  border: `${vars.line.thick} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 800ms linear infinite`,
})
