import { actingGatewayContract } from './acting-gateway.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('acting gateway', actingGatewayContract)
