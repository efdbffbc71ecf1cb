/**
 * The language in which product families are written down. A family is data: what it is called, which
 * questions its model code answers in either zone, what it costs, how it looks. Everything else (the
 * product document, the price list, files, pictures) is made from it.
 */

import type { Zone } from '../../catalogue/product-document.ts'
import type { BrandKey } from './brands.ts'
import type { Drawing } from './pictures/drawing.ts'
import type { PictureParts } from './pictures/picture-parts.ts'
import type { CategoryKey, ProductTypeKey } from './product-types.ts'
import type { Amount, MeasureName } from './units.ts'

/** Figures of a drawing by their names, in mm and kg. */
export type Measures = Readonly<Record<string, number>>

export interface OptionSeed {
  readonly code: string
  readonly title: string
  readonly description: string
  /** Whole euros added to the base price. */
  readonly add: number
  /** Weeks that the option needs by itself. */
  readonly weeks: number
  readonly hidden: boolean
  readonly note?: string
  readonly minQty?: number
  readonly stepQty?: number
  /** What it changes about the picture of the machine. */
  readonly draws?: PictureParts
  /** What it says about the dimensions of the machine. */
  readonly measures?: Measures
}

export interface ModifierSeed {
  readonly key: string
  readonly title: string
  readonly codeTitle: string
  readonly required: boolean
  readonly options: readonly OptionSeed[]
}

/** One displacement (or nominal flow) of a family: its code in either zone and its limits. */
export interface Size {
  readonly eu: string
  readonly us: string
  /** cm³ per revolution. */
  readonly cm3: number
  /** Continuous pressure difference in bar. */
  readonly bar: number
  /** Highest continuous speed in rpm. */
  readonly rpm: number
  /** Whole euros added to the base price. */
  readonly add: number
  readonly weeks?: number
  readonly hidden?: boolean
}

/** What oil loses on its way through one size: so many bar at so much flow, with oil of 32 mm²/s. */
export interface Resistance {
  readonly eu: string
  readonly us: string
  /** l/min. */
  readonly flow: number
  readonly bar: number
}

export interface TechnicalValue {
  readonly code: string
  readonly name: string
  readonly measure: MeasureName
  readonly amount: Amount
}

/** A line that reads the same in every system of units: name and text. */
export type PlainLine = readonly [name: string, text: string]

/** One option group of a plain product. Amounts in euro cents. */
export interface GroupSeed {
  readonly code: string
  readonly name: string
  readonly options: readonly GroupOptionSeed[]
}

export interface GroupOptionSeed {
  /** Stands in the sku code as it is. */
  readonly code: string
  readonly name: string
  /** Added to the base price, before `times`. */
  readonly add?: number
  /** Multiplies what has been added up: the pieces in a pack, less what packing them together saves. */
  readonly times?: number
  readonly weeks?: number
}

/** What makes a product plain: several skus, each reached through its option groups. */
export interface PlainRange {
  readonly groups: readonly GroupSeed[]
  /** Option codes in group order of every sku on sale, '' where a group does not apply. */
  readonly skus: readonly (readonly string[])[]
  /** The same for skus that have been taken off sale: their options can still be asked for. */
  readonly withdrawn?: readonly (readonly string[])[]
  /** Full codes of skus that can be looked at and not be quoted. */
  readonly notQuoted?: readonly string[]
  /** Full codes of skus that cannot be put in a cart. */
  readonly notInCart?: readonly string[]
  /** Full codes of skus that only customers can put in a cart. */
  readonly loginForCart?: readonly string[]
  /** Full codes of skus that can be put in a cart and are priced by a quote only. */
  readonly quoteOnly?: readonly string[]
  /** Whether all skus are delivered without goods, such as documents by email. */
  readonly withoutGoods?: boolean
  /** Euro cents for one piece without any option. */
  readonly baseCents: number
  /** Who sees the prices in the public definition. */
  readonly priceShownTo: 'all' | 'authenticated'
  readonly minimum: number
  readonly maximum: number
  /** Per mille that the sale price lies under the list price. */
  readonly reduction?: number
}

/** A group of a bundle: what it holds, how many pieces of it belong in, and the full codes of its skus. */
export interface BundleGroupSeed {
  readonly code: string
  readonly name: string
  readonly minimum: number
  readonly maximum: number
  readonly skuCodes: readonly string[]
}

/** A product that has left the catalogue. */
export interface DepartedSeed {
  readonly skuCode: string
  readonly name: string
}

export interface Family {
  readonly skuCode: string
  readonly productCode: string
  readonly name: string
  readonly urlTitle: string
  readonly brand: BrandKey
  readonly productType: ProductTypeKey
  /** Where it is another one than that of the product type. */
  readonly category?: CategoryKey
  readonly modelSearchOnly: boolean
  /** Plain text or light HTML (`<p>`, `<strong>`, `<ul>`). */
  readonly shortDescription: string
  /** Further words that a search should find it by. */
  readonly keywords: string
  /** Whole euros for the plain machine. */
  readonly basePrice: number
  readonly leadWeeks: number
  readonly modifiers: Readonly<Record<Zone, readonly ModifierSeed[]>>
  readonly sizes: readonly Size[]
  /** The question that its size answers, and what each size resists; only for what oil flows through. */
  readonly resistance?: { readonly key: string; readonly sizes: readonly Resistance[] }
  readonly technical: readonly TechnicalValue[]
  readonly general: readonly PlainLine[]
  readonly standards: readonly PlainLine[]
  readonly drawing: Drawing
  /** Sku codes of products that go with it. */
  readonly related: readonly string[]
  /** What it has taken the place of: a family by its sku code, or a product that has left the catalogue by code and name. */
  readonly replaces?: readonly (string | DepartedSeed)[]
  /** Pieces in stock by model code. */
  readonly stock?: Readonly<Record<string, number>>
  /** Only for a plain product; it has neither modifiers nor sizes. */
  readonly plain?: PlainRange
  /** Only for a bundle: a plain product of one sku that is built of others. */
  readonly bundle?: readonly BundleGroupSeed[]
}

interface OptionTerms {
  readonly add?: number
  readonly weeks?: number
  readonly hidden?: boolean
  readonly note?: string
  readonly minQty?: number
  readonly stepQty?: number
  readonly draws?: PictureParts
  readonly measures?: Measures
}

/** One answer to a modifier. What takes longer says so: a note is made where none is written. */
export function option(
  code: string,
  title: string,
  description: string,
  { note, ...terms }: OptionTerms = {},
): OptionSeed {
  const weeks = terms.weeks ?? 0
  const made = `Made to order: ${weeks} more week${weeks === 1 ? '' : 's'}`
  return {
    code,
    title,
    description,
    add: 0,
    weeks,
    hidden: false,
    ...terms,
    ...(weeks > 0 && { note: note ?? made }),
  }
}

/** A question that must be answered. `title` is the question, `codeTitle` its short name. */
export function modifier(
  key: string,
  [title, codeTitle]: readonly [title: string, codeTitle: string],
  options: readonly OptionSeed[],
): ModifierSeed {
  return { key, title, codeTitle, required: true, options }
}

/** A question that may be left open: it then contributes nothing to the model code. */
export function optionalModifier(
  key: string,
  titles: readonly [title: string, codeTitle: string],
  options: readonly OptionSeed[],
): ModifierSeed {
  return { ...modifier(key, titles, options), required: false }
}

/** A technical value with its metric amount. */
export function value(
  code: string,
  name: string,
  measure: MeasureName,
  amount: Amount,
): TechnicalValue {
  return { code, name, measure, amount }
}
