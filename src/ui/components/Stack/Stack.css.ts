import { recipe } from '@vanilla-extract/recipes'
import { gaps } from '../../theme/gaps.ts'

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    space: gaps,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
    },
  },
})
