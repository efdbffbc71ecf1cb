/** Fonts of a page that a server has drawn. Until then its texts stand in faces of the same measure. */

/** All that pages are written in, as `font` has it. */
export const faces = [400, 500, 600]
  .map((weight) => `${weight} 1em "IBM Plex Sans"`)
  .concat([400, 500].map((weight) => `${weight} 1em "IBM Plex Mono"`))

/**
 * Fetches the fonts as soon as there is nothing else to do, and shows all of them at once: each one that comes lays out the
 * page again. The sheet says where they are.
 */
export async function fontsAtRest(page: Document): Promise<void> {
  await rest()
  await Promise.allSettled(faces.map((face) => page.fonts.load(face)))
  delete page.documentElement.dataset['fonts']
}

/** Safari has no word for being idle. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
