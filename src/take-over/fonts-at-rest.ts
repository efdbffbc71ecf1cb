/** Fonts of a page that a server has drawn. Until then its texts stand in faces of the same measure. */
import { idle } from './idle.ts'

/** All that pages are written in, as `font` has it. */
export const faces = [400, 500, 600]
  .map((weight) => `${weight} 1em "IBM Plex Sans"`)
  .concat([400, 500].map((weight) => `${weight} 1em "IBM Plex Mono"`))

/**
 * Fetches the fonts as soon as there is nothing else to do, and shows all of them at once: each one that comes lays out the
 * page again. The sheet says where they are.
 */
export async function fontsAtRest(page: Document): Promise<void> {
  await idle()
  await Promise.allSettled(faces.map((face) => page.fonts.load(face)))
  delete page.documentElement.dataset['fonts']
}
