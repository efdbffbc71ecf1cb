/** Shapes that commerce keeps as documents inside its tables. */

/** The fields of an address on the wire; absent ones are empty text. */
export const ADDRESS_FIELDS = [
  'name',
  'company',
  'streetAddress',
  'street2Address',
  'locality',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
  'phoneNumber',
  'emailAddress',
] as const

export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type AddressFields = Readonly<Record<AddressField, string>>

export const EMPTY_ADDRESS: AddressFields = {
  name: '',
  company: '',
  streetAddress: '',
  street2Address: '',
  locality: '',
  city: '',
  stateCode: '',
  postalCode: '',
  countryCode: '',
  phoneNumber: '',
  emailAddress: '',
}

/** So many pieces of a plain sku in one bundle. */
export interface BundlePart {
  readonly skuCode: string
  readonly quantity: number
}

/** The product behind a quote item, as the wire shows it. */
export interface ItemSku {
  readonly skuID: string
  readonly skuCode: string
  readonly product: {
    readonly productID: string
    readonly productName: string
    readonly urlTitle: string
    /** `Yes`: the product has no page of its own. Lines from before it was kept lack it. */
    readonly skuModelSearchFlag?: 'Yes' | 'No'
    readonly brand: { readonly brandName: string; readonly urlTitle: string }
    readonly category: { readonly categoryName: string; readonly urlTitle: string }
    readonly productType: { readonly productTypeName: string; readonly urlTitle: string }
    readonly images: readonly string[]
  }
}
