import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

const square = (side: string) => ({ width: side, height: side })

export const icon = recipe({
  base: { flex: 'none' },
  variants: {
    size: {
      sm: square(vars.size.iconSmall),
      md: square(vars.size.icon),
      lg: square(vars.size.iconLarge),
    },
  },
})
