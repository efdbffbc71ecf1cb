import { customCodesContract } from './custom-codes.contract.ts'
import { onEachShopAndEngine } from './each-shop.ts'

onEachShopAndEngine('the custom codes', customCodesContract)
