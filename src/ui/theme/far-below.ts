import type { StyleRule } from '@vanilla-extract/css'

/**
 * The look of a part that is usually below the window: a browser lays it out when it comes near, to be found, or to be
 * printed. `height` keeps its room until then; it need not be exact.
 */
export const farBelow = (height: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${height}`,
    // The ring around what is focused at its edge stays whole.
    overflowClipMargin: '8px',
    '@media': { print: { contentVisibility: 'visible' } },
  }) as const satisfies StyleRule
