import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** As high as the button that is on its way. */
export const place = styleVariants({
  wide: { minHeight: vars.size.controlLarge },
  small: { minHeight: vars.size.control },
})
