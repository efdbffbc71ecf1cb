import { onEachShopAndEngine } from './each-shop.ts'
import { quoteGatewayContract } from './quote-gateway.contract.ts'

onEachShopAndEngine('the quote gateway', quoteGatewayContract)
