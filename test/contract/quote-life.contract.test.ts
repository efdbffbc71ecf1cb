import { onEachShopAndEngine } from './each-shop.ts'
import { quoteLifeContract } from './quote-life.contract.ts'

onEachShopAndEngine('the life of a quote', quoteLifeContract)
