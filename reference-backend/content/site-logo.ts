/** The picture of the site on its documents: fetched when one is drawn first, and kept until the server starts again. */

import { pictureIn } from '../documents/picture.ts'

/** Milliseconds that the document waits for it; then it has the name alone. */
const PATIENCE_MS = 3_000

/** By address; one that could not be had is asked for again with the next document. */
const logos = new Map<string, string>()

/** A PNG or JPEG as a data address; undefined where there is none at the address, or another kind of picture. */
export async function siteLogo(address: string): Promise<string | undefined> {
  if (address === '') return undefined
  const known = logos.get(address)
  if (known !== undefined) return known
  const fetched = await fetchedFrom(address)
  if (fetched !== undefined) logos.set(address, fetched)
  return fetched
}

async function fetchedFrom(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) return undefined
    const picture = await pictureIn(new Uint8Array(await answer.arrayBuffer()))
    return picture && dataAddress(picture)
  } catch {
    // A document is worth more than its picture.
    return undefined
  }
}

function dataAddress(bytes: Uint8Array): string {
  return `data:image;base64,${btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''))}`
}
