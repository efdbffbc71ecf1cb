/** Fills an empty database: the places of sale, the reference catalogue, and the demo accounts where it is a trial. */
import type { INestApplicationContext } from '@nestjs/common'
import {
  ChannelService,
  CountryService,
  CurrencyCode,
  LanguageCode,
  Logger,
  type RequestContext,
  RequestContextService,
  ShippingMethodService,
  StockLocationService,
  TaxCategoryService,
  TaxRateService,
  Product,
  TransactionalConnection,
  ZoneService,
} from '@vendure/core'
import { COUNTRIES } from '../../../reference-backend/seed/countries.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const SHIPPING_METHODS = ['Standard freight', 'Express freight', "Customer's own carrier"]
const PICKUP_PLACES = ['Central warehouse, Duluth', 'Service hub, Tulsa', 'Zentrallager, Emden']

/** `isTrial`: with the demo accounts. */
export async function seedIfEmpty(app: INestApplicationContext, isTrial: boolean): Promise<void> {
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
  const products = app.get(TransactionalConnection).getRepository(ctx, Product)
  if ((await products.count()) > 0) return
  Logger.warn('The database is empty: it is being seeded.')
  await seedPlaces(app, ctx)
  // The channel has other zones and currencies now.
  const seeded = await app.get(RequestContextService).create({ apiType: 'admin' })
  await seedCatalogue(app, seeded)
  if (isTrial) await seedAccounts(app, seeded)
}

/** In this order, or what follows finds no zone, no tax or no currency. */
async function seedPlaces(app: INestApplicationContext, ctx: RequestContext): Promise<void> {
  const memberIds = []
  for (const { code, name, fields, states } of COUNTRIES) {
    const country = await app.get(CountryService).create(ctx, {
      code,
      enabled: true,
      translations: [{ languageCode: LanguageCode.en, name }],
      customFields: { addressForm: JSON.stringify({ fields, states }) },
    })
    memberIds.push(country.id)
  }
  const zone = await app.get(ZoneService).create(ctx, { name: 'World', memberIds })
  await app.get(ChannelService).update(ctx, {
    id: ctx.channelId,
    defaultTaxZoneId: zone.id,
    defaultShippingZoneId: zone.id,
    defaultCurrencyCode: CurrencyCode.USD,
    availableCurrencyCodes: [CurrencyCode.USD, CurrencyCode.EUR],
    availableLanguageCodes: [LanguageCode.en, LanguageCode.de, LanguageCode.es, LanguageCode.fr],
    pricesIncludeTax: true,
  })
  const category = await app.get(TaxCategoryService).create(ctx, { name: 'Goods', isDefault: true })
  // What a line costs and the tax in it is said by the price rule.
  await app.get(TaxRateService).create(ctx, {
    name: 'By the price rule',
    enabled: true,
    value: 0,
    categoryId: category.id,
    zoneId: zone.id,
  })
  for (const [index, name] of SHIPPING_METHODS.entries()) {
    await app.get(ShippingMethodService).create(ctx, {
      code: `freight-${index + 1}`,
      fulfillmentHandler: 'manual-fulfillment',
      checker: {
        code: 'default-shipping-eligibility-checker',
        arguments: [{ name: 'orderMinimum', value: '0' }],
      },
      calculator: {
        code: 'default-shipping-calculator',
        arguments: [
          { name: 'rate', value: '0' },
          { name: 'includesTax', value: 'auto' },
          { name: 'taxRate', value: '0' },
        ],
      },
      translations: [{ languageCode: LanguageCode.en, name, description: '' }],
    })
  }
  for (const name of PICKUP_PLACES) {
    await app
      .get(StockLocationService)
      .create(ctx, { name, description: '', customFields: { isForPickup: true } })
  }
}
