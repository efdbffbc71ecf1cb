/** What the demo has to know of the path of the shop: of the shop's own modules it imports entries alone. */
export { basePath, nameBelow } from '../adapters/browser/base-path.ts'
export { pathBelow } from '../domain/content/language-address.ts'
