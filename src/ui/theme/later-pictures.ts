/** Pictures below what is seen first: while the scripts of a page come, they would take the line from them. */

/** Looks of such a picture; its frame has a size of its own. It is shown once the scripts are there (`before-scripts.ts`). */
export const afterScripts = {
  selectors: { ':root[data-pictures-later] &': { display: 'none' } },
} as const
