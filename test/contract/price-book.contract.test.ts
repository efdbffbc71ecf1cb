import { onEachShop } from './each-shop.ts'
import { priceBookContract } from './price-book.contract.ts'

onEachShop('the price book', priceBookContract)
