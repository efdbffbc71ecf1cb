import { onEachShop } from './each-shop.ts'
import { orderGatewayContract } from './order-gateway.contract.ts'

onEachShop('order gateway', orderGatewayContract)
