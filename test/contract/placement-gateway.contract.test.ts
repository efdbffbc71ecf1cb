import { onEachShopAndEngine } from './each-shop.ts'
import { placementGatewayContract } from './placement-gateway.contract.ts'

onEachShopAndEngine('placing an order', placementGatewayContract)
