import { recipe } from '@vanilla-extract/recipes'
import { gaps } from '../../theme/gaps.ts'

export const inline = recipe({
  base: { display: 'flex', flexDirection: 'row', minWidth: 0 },
  variants: {
    space: gaps,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    wrap: { yes: { flexWrap: 'wrap' }, no: { flexWrap: 'nowrap' } },
  },
})
