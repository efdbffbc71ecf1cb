/** Where the layout changes, in `rem` so that a larger text size counts as a narrower page. */
const width = { tablet: 40, laptop: 60, desktop: 80 } as const

/** Media queries for the widths from which a layout holds: 640, 960 and 1280 pixels. */
export const from = {
  tablet: `screen and (min-width: ${width.tablet}rem)`,
  laptop: `screen and (min-width: ${width.laptop}rem)`,
  desktop: `screen and (min-width: ${width.desktop}rem)`,
} as const

/** Media queries for the widths below which a layout holds. */
export const below = {
  tablet: `screen and (max-width: ${width.tablet - 0.01}rem)`,
  laptop: `screen and (max-width: ${width.laptop - 0.01}rem)`,
  desktop: `screen and (max-width: ${width.desktop - 0.01}rem)`,
} as const

/** Container queries: a block adapts to the width of its container, not of the window. */
export const container = {
  narrow: `(max-width: ${width.tablet - 0.01}rem)`,
  wide: `(min-width: ${width.laptop}rem)`,
  middling: `(max-width: ${width.laptop - 0.01}rem)`,
  /** Between the two. */
  medium: `(min-width: ${width.tablet}rem) and (max-width: ${width.laptop - 0.01}rem)`,
} as const

/** A finger rather than a mouse: targets and input text grow. */
export const touch = '(pointer: coarse)'

/** There are no scripts: whatever needs them would be dead. */
export const withoutScripts = '(scripting: none)'

/** Reduced motion is preferred. */
export const still = '(prefers-reduced-motion: reduce)'

/** The system paints with its own few colours. */
export const forcedColours = '(forced-colors: active)'
