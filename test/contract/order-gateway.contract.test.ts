import { onEachShopAndEngine } from './each-shop.ts'
import { orderGatewayContract } from './order-gateway.contract.ts'

onEachShopAndEngine('order gateway', orderGatewayContract)
