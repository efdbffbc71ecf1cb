import { onEachShop } from './each-shop.ts'
import { quoteDeskContract } from './quote-desk.contract.ts'

onEachShop('the quote desk', quoteDeskContract)
