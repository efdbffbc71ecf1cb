/** What the menus of the head lead to: fetched when one of them is opened. */
export { AccountLinks } from './AccountLinks.tsx'
export { ProductTypeLinks } from './ProductTypeLinks.tsx'
