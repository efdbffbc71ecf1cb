import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const travel = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } })

export const track = style({ position: 'relative', gridRow: 2, height: 0 })

/** Waits a moment, then grows ever more slowly: it never says that it is done before the page is. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: vars.line.thick,
  backgroundColor: vars.colour.primary.fill,
  transformOrigin: 'left',
  animation: `${appear} 1ms 250ms both, ${travel} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 250ms both`,
})
