import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space } = vars

export const frame = style({ display: 'grid', gap: space.s3 })

export const trail = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s1} ${space.s3}` })

export const step = style({
  fontWeight: vars.weight.medium,
  selectors: {
    '& + &::before': {
      content: '"›" / ""',
      marginInlineEnd: space.s3,
      color: colour.inkFaint,
      fontWeight: vars.weight.regular,
    },
  },
})

export const group = style({ color: colour.inkSoft, fontWeight: vars.weight.regular })

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
