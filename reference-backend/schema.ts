/** Every table of the shop in one place, for the drivers and the migration tool. */

export * from './schema/catalogue.ts'
export * from './schema/commerce.ts'
export * from './schema/content.ts'
export * from './schema/forms.ts'
export * from './schema/orders.ts'
export * from './schema/search.ts'
export * from './schema/wish-lists.ts'
