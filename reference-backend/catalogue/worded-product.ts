/** A product definition in the words of one language. Codes, addresses, figures and units stay as they are. */

import { parseJson } from '../http/safe-json.ts'
import type {
  AttributeDocument,
  ModifierDocument,
  OptionGroupDocument,
  ProductDocument,
  SkuDocument,
  SuccessionDocument,
} from './product-document.ts'
import { withUsUnits } from './us-units.ts'
import { type Wording, wordingIn } from './wording.ts'

/** What lists show of a product, and its definition as well. */
type Shown = Pick<
  ProductDocument,
  | 'skuCode'
  | 'productName'
  | 'shortdescription'
  | 'productType_productTypeName'
  | 'category_categoryName'
  | 'optionGroups'
  | 'skus'
>

/** A row of a listing, or a definition, with the words of what lists show. */
export function wordedRow<Row extends Shown>(row: Row, wording: Wording): Row {
  const { say, summary } = wording
  return {
    ...row,
    productName: say(row.productName),
    shortdescription: summary(row.skuCode, row.shortdescription),
    productType_productTypeName: say(row.productType_productTypeName),
    category_categoryName: say(row.category_categoryName),
    optionGroups: row.optionGroups.map((group) => wordedGroup(group, wording)),
    skus: row.skus.map((sku) => wordedSku(sku, row.productName, wording)),
  }
}

/** The whole definition in other words (CALL-36). */
export function wordedProduct(doc: ProductDocument, wording: Wording): ProductDocument {
  const { say } = wording
  return {
    ...wordedRow(doc, wording),
    title: say(doc.title),
    modifiers: doc.modifiers.map((each) => inUsUnits(each, wording)),
    modifiersUS: doc.modifiersUS.map((each) => inUsUnits(each, wording)),
    modifiersEU: doc.modifiersEU.map((each) => wordedModifier(each, wording)),
    attributeSets: doc.attributeSets.map((set) => ({
      ...set,
      attributeSetName: say(set.attributeSetName),
      attributes: set.attributes.map((each) => wordedAttribute(each, wording)),
    })),
    ...(doc.productBundle && {
      productBundle: doc.productBundle.map((each) => ({
        ...each,
        bundleType: say(each.bundleType),
      })),
    }),
    files: doc.files.map((file) => ({
      ...file,
      fileName: wordedFileName(file.fileName, doc.productCode, wording),
    })),
    relatedProducts: doc.relatedProducts.map((each) => ({
      ...each,
      productName: say(each.productName),
    })),
    // Catalogues that were seeded before there were any have none.
    predecessors: (doc.predecessors ?? []).map((each) => wordedSuccession(each, wording)),
    successors: (doc.successors ?? []).map((each) => wordedSuccession(each, wording)),
  }
}

type Say = Pick<Wording, 'say'>

export function wordedSuccession(each: SuccessionDocument, { say }: Say): SuccessionDocument {
  return { ...each, productName: say(each.productName) }
}

export function wordedModifier(modifier: ModifierDocument, { say }: Say): ModifierDocument {
  return {
    ...modifier,
    title: say(modifier.title),
    codeTitle: say(modifier.codeTitle),
    options: modifier.options.map((option) => ({
      ...option,
      title: say(option.title),
      description: say(option.description),
      ...(option.leadTimeNote !== undefined && { leadTimeNote: say(option.leadTimeNote) }),
    })),
  }
}

/** In words and U.S. units, which the site's own zone reads as well. */
function inUsUnits(modifier: ModifierDocument, wording: Wording): ModifierDocument {
  const worded = wordedModifier(modifier, wording)
  return {
    ...worded,
    options: worded.options.map((option) => ({
      ...option,
      description: withUsUnits(option.description, wording.locale),
    })),
  }
}

/** A group of a plain product, also one with the options that lead on only. */
export function wordedGroup(group: OptionGroupDocument, { say }: Say): OptionGroupDocument {
  return {
    ...group,
    optionGroupName: say(group.optionGroupName),
    options: group.options.map((option) => ({ ...option, optionName: say(option.optionName) })),
  }
}

/** Names composed of those of product and options are composed again. */
export function wordedSku(
  sku: SkuDocument,
  productName: string,
  { say, named }: Pick<Wording, 'say' | 'named'>,
): SkuDocument {
  const options = sku.options.map((each) => ({
    ...each,
    optionGroupName: say(each.optionGroupName),
    optionName: say(each.optionName),
  }))
  const isJoined = sku.skuName === nameOf(productName, sku.options)
  const isListed = sku.calculatedSkuDefinition === definitionOf(sku.options, wordingIn('en').named)
  return {
    ...sku,
    options,
    skuName: isJoined ? nameOf(say(productName), options) : say(sku.skuName),
    calculatedSkuDefinition: isListed
      ? definitionOf(options, named)
      : say(sku.calculatedSkuDefinition),
  }
}

function nameOf(productName: string, options: SkuDocument['options']): string {
  return [productName, options.map(({ optionName }) => optionName).join(', ')].join(', ')
}

function definitionOf(options: SkuDocument['options'], named: Wording['named']): string {
  return options
    .map(({ optionGroupName, optionName }) => named(optionGroupName, optionName))
    .join(', ')
}

/** A value with a unit is a figure; facts for machines (CAT-17) are JSON with words in it. */
function wordedAttribute(attribute: AttributeDocument, { say }: Say): AttributeDocument {
  const { attributeName, attributeValue, unit } = attribute
  const value = attributeValue.startsWith('{') ? factsIn(attributeValue, say) : say(attributeValue)
  return {
    ...attribute,
    attributeName: say(attributeName),
    attributeValue: unit === undefined ? value : attributeValue,
  }
}

function factsIn(json: string, say: Wording['say']): string {
  const facts = parseJson(json)
  if (typeof facts !== 'object' || facts === null) return json
  const said = Object.entries(facts).map(([name, fact]: [string, unknown]) => [
    name,
    typeof fact === 'string' ? say(fact) : fact,
  ])
  return JSON.stringify(Object.fromEntries(said))
}

/** `TV-TM200-data-sheet.pdf`: the words stand between the code of the product and the kind of file. */
function wordedFileName(fileName: string, productCode: string, { say }: Say): string {
  const dot = fileName.lastIndexOf('.')
  const start = productCode.length + 1
  if (!fileName.startsWith(`${productCode}-`) || dot < start) return fileName
  return fileName.slice(0, start) + say(fileName.slice(start, dot)) + fileName.slice(dot)
}
