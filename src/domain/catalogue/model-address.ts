/** A model in an address: what is written there, and what of a pasted text is meant by it. */
import { decodedText } from '../shared/decoded-text.ts'
import { withinLimit } from '../shared/text-limit.ts'
import { normaliseModelCode } from './model-code-text.ts'

/** As much of a text as is read of an address; a whole code is far shorter. */
const longest = 400

/**
 * The model that a text means: of the address of a configuration that what stands in it, of any other text the text
 * itself. Codes come back tidied; answers that are written one by one, as `TM2~shaft.A2`, as they are.
 */
export function addressedModel(text: string): string {
  const found = /\/model\/([^/?#\s]+)/i.exec(text) ?? /[?&]models?=([^&#\s]+)/i.exec(text)
  const written = found?.[1] ?? text
  // What cannot be decoded is taken as it is.
  const meant = withinLimit((decodedText(written) ?? written).trim(), longest)
  return meant.includes('~') ? meant : normaliseModelCode(meant)
}

/** Whether a text is the address of a product's page that names no model: it cannot be read as a code. */
export function isProductLink(text: string): boolean {
  return /\/product\/[^/\s]/i.test(text) && !/[?&]models?=[^&#\s]/i.test(text)
}
