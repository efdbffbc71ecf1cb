import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { iconButtonLook } from '../IconButton/IconButton.css.ts'
import { asCards } from '../Table/as-cards.ts'

export const action = style([
  iconButtonLook({ tone: 'quiet', size: 'md' }),
  asCards({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    width: 'auto',
    paddingInline: vars.space.s2,
  }),
])

/** In a row the drawing is enough, because its column repeats it; in a card it stands alone and is named. */
export const words = style({
  display: 'none',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  ...asCards({ display: 'inline' }),
})
