import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** As high, and on a card as wide, as the button that is on its way. */
export const place = styleVariants({
  wide: { minHeight: vars.size.controlLarge },
  small: { minWidth: '8.625rem', minHeight: vars.size.control },
})
