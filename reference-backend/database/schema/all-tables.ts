/** Every table of the shop in one place, for the drivers and the migration tool. */

export * from './acting.ts'
export * from './catalogue.ts'
export * from './checkout.ts'
export * from './commerce.ts'
export * from './content.ts'
export * from './deliveries.ts'
export * from './forms.ts'
export * from './orders.ts'
export * from './payments.ts'
export * from './search.ts'
export * from './stock.ts'
export * from './wish-lists.ts'
