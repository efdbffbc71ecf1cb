import { onEachShop } from './each-shop.ts'
import { placementGatewayContract } from './placement-gateway.contract.ts'

onEachShop('placing an order', placementGatewayContract)
