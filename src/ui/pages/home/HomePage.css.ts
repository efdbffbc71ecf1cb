import { style } from '@vanilla-extract/css'

/** A customer's own work: no room for anybody else, and the room of last time until it is there (`before-scripts.ts`). */
export const work = style({
  selectors: {
    '&:empty': { display: 'none' },
    ':root[data-home-height] &:empty': { display: 'block', minHeight: 'var(--home-height)' },
  },
})
