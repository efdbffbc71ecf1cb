import { customCodesContract } from './custom-codes.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the custom codes', customCodesContract)
