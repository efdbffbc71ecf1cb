import type { StyleRule } from '@vanilla-extract/css'

/**
 * The place of what only customers see: no room is taken for anybody else. As a server knows nobody, it is empty until
 * the session is known; a browser that has been signed in keeps its room from the first moment (`before-scripts.ts`).
 */
export const customerPlace = (minHeight: string, display = 'block'): StyleRule => ({
  selectors: {
    '&:empty': { display: 'none' },
    ':root[data-customer] &:empty': { display, minHeight },
  },
})
