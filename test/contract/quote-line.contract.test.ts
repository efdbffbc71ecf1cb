import { onEachShop } from './each-shop.ts'
import { quoteLineContract } from './quote-line.contract.ts'

onEachShop('another configuration of a line', quoteLineContract)
