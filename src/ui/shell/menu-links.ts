/** What stands in the menus of the head: fetched when one of them is opened, or before. */
export { AccountLinks } from './AccountLinks.tsx'
export { PlaceChoice } from './PlaceChoice.tsx'
export { ProductTypeLinks } from './ProductTypeLinks.tsx'
