/**
 * The product definition as storage serves it: the shape of the JSON and nothing else. Prices are no
 * part of it; they live in the price list of the same product, which never leaves the server.
 */

export type Zone = 'US' | 'EU'

export interface OptionDocument {
  readonly code: string
  readonly title: string
  readonly description: string
  readonly isHiddenFlag: boolean
  /** Only on options of the packaging modifier. */
  readonly minQty?: number
  readonly stepQty?: number
  /** What the choice does to the delivery, where it does anything. */
  readonly leadTimeNote?: string
  /** What it changes about the picture: name and value of a query of the picture's address. */
  readonly pictureParts?: Readonly<Record<string, string>>
}

export interface ModifierDocument {
  readonly key: string
  readonly title: string
  /** The short name that stands above a segment of the model code. */
  readonly codeTitle: string
  readonly required: boolean
  readonly options: readonly OptionDocument[]
}

export interface AttributeDocument {
  readonly attributeCode: string
  readonly attributeName: string
  readonly sortOrder: number
  readonly attributeValue: string
  readonly unit?: string
}

export interface AttributeSetDocument {
  readonly attributeSetCode: string
  readonly attributeSetName: string
  readonly sortOrder: number
  readonly attributes: readonly AttributeDocument[]
}

export interface FileDocument {
  readonly fileID: string
  readonly fileName: string
  readonly fileType: string
}

export interface SkuOptionDocument {
  readonly optionGroupCode: string
  readonly optionGroupName: string
  readonly optionCode: string
  readonly optionName: string
}

export interface OptionGroupDocument {
  readonly optionGroupCode: string
  readonly optionGroupName: string
  readonly options: readonly { readonly optionCode: string; readonly optionName: string }[]
}

/** What one piece costs in a region, before quantity breaks. */
export interface RegionPrice {
  readonly region: Zone
  readonly currencyCode: 'USD' | 'EUR'
  readonly salePrice: number
  readonly listPrice: number
}

export interface SkuDocument {
  readonly skuID: string
  readonly skuCode: string
  readonly skuName: string
  readonly skuDescription: string
  readonly calculatedSkuDefinition: string
  readonly salePrice: number | null
  readonly listPrice: number | null
  /** Of both prices; that of the site's default zone. */
  readonly currencyCode: 'USD' | 'EUR'
  /** The public prices of every region; none where a visitor must not see them. */
  readonly regionPrices?: readonly RegionPrice[]
  readonly calculatedQATS: number | null
  readonly skuOrderMinimumQuantity: number
  readonly skuOrderMaximumQuantity: number
  readonly settings: {
    readonly skuAllowAddToCartFlag: boolean
    readonly skuAllowQuoteFlag: boolean
    /** Visitors cannot put it in a cart. */
    readonly skuRequireLoginToAddToCart: boolean
    readonly skuShowPriceForUserType: string
    /** May be put in a cart, and is priced by a quote only. */
    readonly skuQuoteOnlyFlag: boolean
  }
  /** What was chosen to reach it, in the order of the groups; empty for a configurable family. */
  readonly options: readonly SkuOptionDocument[]
}

export interface RelatedProductDocument {
  readonly productName: string
  readonly urlTitle: string
  readonly thumbnail: string
  readonly defaultSku_skuID: string
}

/** A product that takes the place of another one, or whose place was taken. */
export interface SuccessionDocument {
  readonly skuCode: string
  readonly productName: string
  /** Empty where it has no page, or has left the catalogue. */
  readonly urlTitle: string
}

/**
 * What one size does: a row of figures for each pressure (bar) or viscosity (mm²/s), a figure for each input
 * (l/min of a motor or a resistance, rpm of a pump). Torque in Nm, speed in rpm, flow in l/min, power in kW,
 * pressure drop in bar.
 */
export interface PerformanceTableDocument {
  /** Codes of the size in the model code of either zone. */
  readonly optionUS: string
  readonly optionEU: string
  /** cm³ per revolution, of what turns. */
  readonly displacement?: number
  /** l/min, of a resistance. */
  readonly nominalFlow?: number
  readonly pressures?: readonly number[]
  readonly viscosities?: readonly number[]
  readonly inputs: readonly number[]
  readonly torque?: readonly (readonly number[])[]
  readonly speed?: readonly (readonly number[])[]
  readonly flow?: readonly (readonly number[])[]
  readonly power?: readonly (readonly number[])[]
  readonly pressureDrop?: readonly (readonly number[])[]
}

export interface PerformanceDocument {
  readonly kind: 'motor' | 'pump' | 'resistance'
  /** Key of the modifier whose options the codes of the tables are. */
  readonly modifierKey: string
  readonly tables: readonly PerformanceTableDocument[]
}

/** Figures of a drawing by their names, in mm and kg. */
type MeasuresDocument = Readonly<Record<string, number>>

/** By the key of the modifier, then by the code of its option. */
type OptionMeasures = Readonly<Record<string, Readonly<Record<string, MeasuresDocument>>>>

/** What a dimension drawing is made of. */
export interface OutlineDocument {
  /** From the mounting face backwards; lengths in mm of the smallest size, heights as a share of the body's. */
  readonly sections: readonly {
    readonly length: number
    readonly scale: number
    readonly form: 'round' | 'square'
    readonly grows: boolean
  }[]
  /** Degrees by which all sections behind the first lean up from the axis; left out of what is straight. */
  readonly bend?: number
  /** Of the smallest and of the largest size. */
  readonly body: { readonly least: MeasuresDocument; readonly most: MeasuresDocument }
  readonly optionsUS: OptionMeasures
  readonly optionsEU: OptionMeasures
}

/** Skus of which so many pieces belong into a bundle. */
export interface BundleGroupDocument {
  readonly productBundleGroupID: string
  /** What the group holds, such as fittings. */
  readonly bundleType: string
  readonly minimumQuantity: number
  readonly maximumQuantity: number
  /** Full codes of plain skus. */
  readonly skuCodes: readonly string[]
}

export interface ProductDocument {
  readonly productID: string
  readonly productName: string
  readonly title: string
  readonly urlTitle: string
  readonly productCode: string
  readonly skuID: string
  readonly skuCode: string
  readonly defaultSku_skuID: string
  readonly shortdescription: string
  readonly thumbnail: string
  readonly images: readonly string[]
  readonly brand_brandName: string
  readonly brand_urlTitle: string
  readonly productType_productTypeName: string
  readonly productType_urlTitle: string
  readonly category_categoryName: string
  readonly category_urlTitle: string
  readonly productClearance: boolean
  readonly skuModelSearchFlag: 'Yes' | 'No'
  readonly optionGroups: readonly OptionGroupDocument[]
  readonly skus: readonly SkuDocument[]
  readonly modifiers: readonly ModifierDocument[]
  readonly modifiersUS: readonly ModifierDocument[]
  readonly modifiersEU: readonly ModifierDocument[]
  readonly attributeSets: readonly AttributeSetDocument[]
  /** Machines that turn, and what oil flows through against resistance. */
  readonly performance?: PerformanceDocument
  /** What a bundle is built of; only bundles have it. */
  readonly productBundle?: readonly BundleGroupDocument[]
  readonly files: readonly FileDocument[]
  readonly relatedProducts: readonly RelatedProductDocument[]
  /** Products whose place it has taken, whether they are still sold or have left the catalogue. */
  readonly predecessors: readonly SuccessionDocument[]
  /** Products that have taken its place. */
  readonly successors: readonly SuccessionDocument[]
}
