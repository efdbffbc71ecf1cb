/** Fonts of a page that a server has drawn. Until then its texts stand in faces of the same measure. */
import { idle } from './idle.ts'

/** All that pages are written in, as `font` has it. */
export const faces = [400, 500, 600]
  .map((weight) => `${weight} 1em "IBM Plex Sans"`)
  .concat([400, 500].map((weight) => `${weight} 1em "IBM Plex Mono"`))

/** Elements that are laid out at once. */
const partSize = 100

/**
 * Fetches the fonts as soon as there is nothing else to do, and shows all of them once they have come, in one part of the
 * page after the other: what the reader does meanwhile is answered between them. The sheet says where they are.
 */
export async function fontsAtRest(page: Document): Promise<void> {
  await idle()
  await Promise.allSettled(faces.map((face) => page.fonts.load(face)))
  const elements = smallBelow(page.body)
  for (const element of elements) element.dataset['fonts'] = 'later'
  delete page.documentElement.dataset['fonts']
  let room = 0
  for (const element of elements) {
    const size = sizeOf(element)
    if (size > room) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await idle()
      room = partSize
    }
    room -= size
    delete element.dataset['fonts']
  }
}

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1

/** The largest elements that fit into one part, in the order of the page. */
function smallBelow(element: Element): readonly HTMLElement[] {
  if (sizeOf(element) > partSize) return [...element.children].flatMap(smallBelow)
  return element instanceof HTMLElement ? [element] : []
}
