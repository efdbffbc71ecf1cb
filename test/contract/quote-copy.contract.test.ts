import { onEachShop } from './each-shop.ts'
import { quoteCopyContract } from './quote-copy.contract.ts'

onEachShop('the copy of a quote', quoteCopyContract)
