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
  const parts = partsOf(page.body)
  for (const element of parts.flat()) element.dataset['fonts'] = 'later'
  delete page.documentElement.dataset['fonts']
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await idle()
    for (const element of part) delete element.dataset['fonts']
  }
}

/** Elements that follow one another, no more than a part holds, in the order of the page. */
function partsOf(body: Element): readonly (readonly HTMLElement[])[] {
  const parts: HTMLElement[][] = []
  let room = 0
  for (const element of smallBelow(body)) {
    const size = sizeOf(element)
    if (size > room) {
      parts.push([])
      room = partSize
    }
    parts.at(-1)?.push(element)
    room -= size
  }
  return parts
}

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1

/** Elements that no part is too small for, which hold all others but those around them. */
function smallBelow(element: Element): readonly HTMLElement[] {
  if (sizeOf(element) > partSize) return [...element.children].flatMap(smallBelow)
  return element instanceof HTMLElement ? [element] : []
}
