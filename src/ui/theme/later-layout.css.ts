/** Parts below what is seen first: while a page is opened, each way of laying it out would take them in, too. */
import { style } from '@vanilla-extract/css'

/**
 * Looks of such a part, beside its siblings of the same kind: laid out only when it comes near, until there is time for the
 * rest (`before-scripts.ts`, `layout-at-rest.ts`). Every eighth is laid out together. On paper all of them stand.
 */
export const laidOutLater = style({
  '@media': {
    screen: {
      selectors: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8].map((group) => [
          `:root[data-layout-later~="${group}"] &:nth-child(8n + ${group})`,
          {
            contentVisibility: 'auto',
            containIntrinsicBlockSize: 'auto 36rem',
            // The ring around what is focused at its edge stays whole.
            overflowClipMargin: '0.5rem',
          },
        ]),
      ),
    },
  },
})
