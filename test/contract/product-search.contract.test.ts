import { onEachShop } from './each-shop.ts'
import { productSearchContract } from './product-search.contract.ts'

onEachShop('the product search', productSearchContract)
