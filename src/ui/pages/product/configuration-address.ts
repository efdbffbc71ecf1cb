/** A configuration in the address of its page, so that a reload and a shared link bring it back. */
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import {
  type CodedProduct,
  codedProduct,
  normaliseModelCode,
} from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import { answersInRegion } from '../../../domain/catalogue/region-answers.ts'
import { readingElsewhere } from '../../../domain/catalogue/whole-model-code.ts'
import type { Configuration, ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import {
  configurationText,
  readConfigurationText,
  type UnofferedAnswer,
  unofferedAnswers,
} from '../../../domain/pricing/configuration-text.ts'
import { codeReader } from './lazy-code-reader.ts'

/** The two values of the address; either may be missing. */
export interface AddressedConfiguration {
  readonly model: string | undefined
  readonly quantity: string | undefined
}

/** A whole model code of another region, and of which. */
export interface CodeElsewhere {
  readonly code: string
  readonly zone: AddressZone
}

interface Restored {
  readonly changes: readonly ConfigurationChange[]
  /** A model code that is not a whole one: for the ribbon to explain. */
  readonly unreadText: string | undefined
  readonly unoffered: readonly UnofferedAnswer[]
  readonly elsewhere: CodeElsewhere | undefined
}

const nothingSaid = { unreadText: undefined, unoffered: [], elsewhere: undefined } as const

/** What an address says about a configuration; of a code that is not whole, as far as the reader is there. */
export function readConfiguration(
  product: CodedProduct,
  { model, quantity }: AddressedConfiguration,
): Restored {
  const typed: ConfigurationChange[] =
    quantity === undefined ? [] : [{ kind: 'quantity', text: quantity }]
  if (model === undefined) return { ...nothingSaid, changes: typed }
  const choices = readConfigurationText(product, model)
  if (choices) {
    const unoffered = unofferedAnswers(product, model)
    return { ...nothingSaid, changes: [{ kind: 'model', choices }, ...typed], unoffered }
  }
  const there = readElsewhere(product, model)
  if (there) {
    const elsewhere = { code: normaliseModelCode(model), zone: there.zone }
    // The quantity first: what has become of the answers is said of the configuration that they came to.
    return { ...nothingSaid, changes: [...typed, { kind: 'model', ...there }], elsewhere }
  }
  const beginning = codeReader.loaded()?.beginningOf(product, model)
  const begun: ConfigurationChange[] = beginning ? [{ kind: 'model', choices: beginning }] : []
  return { ...nothingSaid, changes: [...begun, ...typed], unreadText: model }
}

function readElsewhere(product: CodedProduct, model: string) {
  const { otherZoneIs: zone } = product
  const choices = zone && readingElsewhere(product, model)
  return choices && { choices, zone }
}

/** What the address of a configuration says; a quantity only when it was typed. */
export function writeAddress(
  product: CodedProduct,
  { choices, quantity, isQuantityTyped }: Configuration,
): AddressedConfiguration {
  return {
    model: configurationText(product, choices),
    quantity: isQuantityTyped ? quantity : undefined,
  }
}

/** Whether the reader of broken and unfinished codes has to be fetched for what an address says. */
function needsReader(product: CodedProduct, model: string | undefined): boolean {
  return isUnfinished(product, model) && codeReader.loaded() === undefined
}

/** Whether an address says what only the reader of broken and unfinished codes can make out. */
export function isUnfinished(product: CodedProduct, model: string | undefined): boolean {
  return (
    model !== undefined &&
    readConfigurationText(product, model) === undefined &&
    readElsewhere(product, model) === undefined
  )
}

/**
 * Goes on when what an address says can be read: at once, or when the reader is there or cannot be had.
 * Answers how to give that up.
 */
export function whenReadable(
  product: CodedProduct,
  model: string | undefined,
  goOn: () => void,
): () => void {
  let isGivenUp = false
  const read = () => void (isGivenUp || goOn())
  if (needsReader(product, model)) void codeReader().then(read, read)
  else read()
  return () => {
    isGivenUp = true
  }
}

interface Addressed {
  readonly sku: Sku
  readonly zone: AddressZone
  readonly isPreview: boolean
  readonly model: string | undefined
}

/** The options that an address chooses; what cannot be read chooses nothing. */
export function chosenOptions(
  product: Product,
  { sku, zone, isPreview, model }: Addressed,
): Choices {
  const coded = codedProduct(product, { skuCode: sku.code, zone, isPreview })
  const { changes } = readConfiguration(coded, { model, quantity: undefined })
  const read = changes.find((change) => change.kind === 'model')
  if (!read) return new Map()
  return read.zone === undefined
    ? read.choices
    : answersInRegion(coded.otherZone, coded.modifiers, read.choices).choices
}
