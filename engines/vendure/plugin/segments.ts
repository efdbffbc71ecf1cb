/** The parts of a model code in words. */
import type {
  ProductDocument,
  Zone,
} from '../../../reference-backend/catalogue/product-document.ts'
import type { Choice } from './prices.ts'

/** In the order of the code, in the words of the definition. */
export function segmentsIn(doc: ProductDocument, zone: Zone, choices: readonly Choice[]) {
  const modifiers = zone === 'US' ? doc.modifiersUS : doc.modifiersEU
  return modifiers.flatMap(({ key, codeTitle, options }) => {
    const code = choices.find(({ question }) => question === key)?.answer
    const option = options.find((each) => each.code === code)
    return option ? [{ codeTitle, code: option.code, title: option.title }] : []
  })
}
