import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const row = style({ position: 'relative' })

/** Keeps what is typed clear of the button. */
export const input = style({ paddingInlineEnd: vars.size.controlLarge })

export const reveal = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s1,
  display: 'grid',
  placeItems: 'center',
})
