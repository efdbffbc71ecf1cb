import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s1,
  fontVariantNumeric: 'tabular-nums',
  // Below the head of the page, which stays in view.
  scrollMarginBlock: '10rem',
  selectors: {
    '&:is(:target, [data-named])': {
      backgroundColor: colour.primary.soft,
      boxShadow: `0 0 0 ${space.s1} ${colour.primary.soft}`,
    },
  },
})

export const unit = style({ color: colour.inkSoft })
