import { onEachShopAndEngine } from './each-shop.ts'
import { productSearchContract } from './product-search.contract.ts'

onEachShopAndEngine('the product search', productSearchContract)
