import { onEachShop } from './each-shop.ts'
import { quoteLifeContract } from './quote-life.contract.ts'

onEachShop('the life of a quote', quoteLifeContract)
