import { deliveryGatewayContract } from './delivery-gateway.contract.ts'
import { onEachShopAndEngine } from './each-shop.ts'

onEachShopAndEngine('the scheduled deliveries', deliveryGatewayContract)
