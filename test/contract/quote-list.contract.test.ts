import { onEachShop } from './each-shop.ts'
import { quoteListContract } from './quote-list.contract.ts'

onEachShop('the list of quotes', quoteListContract)
