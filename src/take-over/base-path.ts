/** For entries, and for what stands around them. */
export { basePath } from '../adapters/browser/base-path.ts'
export { pathBelow } from '../domain/content/language-address.ts'
