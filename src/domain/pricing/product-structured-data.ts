/** What the page of a product says to machines that read it: name, maker, figures, and the price that anybody sees. */
import type { AddressZone } from '../account/address-zone.ts'
import { accordionSets, type Attribute, technicalData } from '../catalogue/attribute-set.ts'
import { descriptionText } from '../catalogue/description-text.ts'
import { isBundle, isPlain, type Product } from '../catalogue/product.ts'
import type { PriceVisibilitySettings } from '../content/selling-rules.ts'
import { type StructuredData, wholeAddress } from '../content/structured-data.ts'
import { cardPrice, priceAudience } from './card-price.ts'
import { priceVisibility } from './price-visibility.ts'

interface Reading {
  /** Whose units and prices are meant. */
  readonly zone: AddressZone
  readonly origin: string
  /** The address of the page. */
  readonly address: string
  readonly settings: PriceVisibilitySettings
}

/** A product as its page shows it to a visitor. */
export function productStructuredData(product: Product, reading: Reading): StructuredData {
  const { metric, us } = technicalData(product.attributeSets)
  const figures = reading.zone === 'US' ? (us ?? metric) : (metric ?? us)
  const sets = figures ? [figures] : accordionSets(product.attributeSets)
  const [sku] = product.skus
  const said = (text: string | undefined) => (text === '' ? undefined : text)
  return {
    '@type': 'Product',
    name: product.name,
    description: said(descriptionText(product.descriptionHtml)),
    brand: product.brand === '' ? undefined : { '@type': 'Brand', name: product.brand },
    category: said(product.category.name),
    mpn: said(product.productCode),
    sku: said(sku?.code),
    url: reading.address,
    image: product.images.map((image) => wholeAddress(image, reading.origin)),
    additionalProperty: sets.flatMap(({ attributes }) => attributes.flatMap(propertyOf)),
    offers: offersOf(product, reading),
  }
}

function propertyOf({ name, valueHtml, unit }: Attribute) {
  const value = descriptionText(valueHtml)
  return value === '' ? [] : [{ '@type': 'PropertyValue', name, value, unitText: unit }]
}

/** What it costs where that is said to everybody; a configured model has no price before it is asked for (O-10). */
function offersOf(product: Product, { zone, settings, address }: Reading) {
  const skus = product.skus.filter(({ isQuoteOnly }) => !isQuoteOnly)
  const isSaid = priceVisibility(settings, priceAudience(skus), 'visitor').kind === 'shown'
  const price = cardPrice(skus, zone)
  if (!isPlain(product) || isBundle(product) || !isSaid || price?.currency === undefined)
    return undefined
  const offered = {
    priceCurrency: price.currency,
    url: address,
    availability: skus.some(({ available }) => available === undefined || available > 0)
      ? 'https://schema.org/InStock'
      : 'https://schema.org/OutOfStock',
  }
  return price.isFrom
    ? {
        '@type': 'AggregateOffer',
        lowPrice: price.amount,
        offerCount: skus.length,
        ...offered,
      }
    : { '@type': 'Offer', price: price.amount, ...offered }
}
