/** The plugin as a whole: tables, fields, calls, and the life of a quote. */
import { Permission, PluginCommonModule, VendurePlugin } from '@vendure/core'
import { adminMutations, mutations, queries } from './calls.ts'
import { customFields } from './custom-fields.ts'
import { JournalEntry, RequestClaim } from './entities.ts'
import {
  givenPrice,
  QuotePlacedStrategy,
  quoteProcess,
  ReadableCodeStrategy,
} from './quote-process.ts'
import { resolverOf } from './resolver.ts'
import { adminSchema, shopSchema } from './schema.ts'
import { toolsProvider } from './tools.ts'

export class TradePlugin {}

VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  entities: [RequestClaim, JournalEntry],
  providers: [toolsProvider],
  shopApiExtensions: {
    schema: shopSchema,
    // Every call asks for itself who calls: visitors have a cart and read definitions.
    resolvers: [resolverOf({ queries, mutations, permission: Permission.Public })],
  },
  adminApiExtensions: {
    schema: adminSchema,
    resolvers: [resolverOf({ mutations: adminMutations, permission: Permission.UpdateOrder })],
  },
  configuration: (config) => {
    for (const [entity, fields] of Object.entries(customFields)) {
      const known = config.customFields as Record<string, unknown[] | undefined>
      known[entity] = [...(known[entity] ?? []), ...(fields as unknown[])]
    }
    config.orderOptions.process = [...config.orderOptions.process, quoteProcess]
    config.orderOptions.orderPlacedStrategy = new QuotePlacedStrategy()
    config.orderOptions.orderCodeStrategy = new ReadableCodeStrategy()
    config.orderOptions.orderItemPriceCalculationStrategy = givenPrice
    return config
  },
})(TradePlugin)
