import { onEachShop } from './each-shop.ts'
import { quoteGatewayContract } from './quote-gateway.contract.ts'

onEachShop('the quote gateway', quoteGatewayContract)
