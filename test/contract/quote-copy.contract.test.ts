import { onEachShopAndEngine } from './each-shop.ts'
import { quoteCopyContract } from './quote-copy.contract.ts'

onEachShopAndEngine('the copy of a quote', quoteCopyContract)
