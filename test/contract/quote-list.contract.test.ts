import { onEachShopAndEngine } from './each-shop.ts'
import { quoteListContract } from './quote-list.contract.ts'

onEachShopAndEngine('the list of quotes', quoteListContract)
