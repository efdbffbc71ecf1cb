/** A configuration in the address of its page, so that a reload and a shared link bring it back. */
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import {
  type CodedProduct,
  codedProduct,
  decodeModelCode,
} from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import type { Configuration, ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import {
  certainAnswers,
  configurationText,
  readConfigurationText,
} from '../../../domain/pricing/configuration-text.ts'

/** The two values of the address; either may be missing. */
export interface AddressedConfiguration {
  readonly model: string | undefined
  readonly quantity: string | undefined
}

interface Restored {
  readonly changes: readonly ConfigurationChange[]
  /** A model code that is not a whole one: for the ribbon to explain. */
  readonly unreadText: string | undefined
}

/** What an address says about a configuration. */
export function readAddress(
  product: CodedProduct,
  { model, quantity }: AddressedConfiguration,
): Restored {
  const typed: ConfigurationChange[] =
    quantity === undefined ? [] : [{ kind: 'quantity', text: quantity }]
  if (model === undefined) return { changes: typed, unreadText: undefined }
  const choices = readConfigurationText(product, model)
  if (choices) return { changes: [{ kind: 'model', choices }, ...typed], unreadText: undefined }
  const decoding = decodeModelCode(product, model)
  return decoding.kind === 'incomplete'
    ? {
        changes: [{ kind: 'model', choices: certainAnswers(decoding.readings) }, ...typed],
        unreadText: model,
      }
    : { changes: typed, unreadText: model }
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
  const { changes } = readAddress(coded, { model, quantity: undefined })
  const read = changes.find((change) => change.kind === 'model')
  return read?.choices ?? new Map()
}
