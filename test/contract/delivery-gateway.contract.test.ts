import { deliveryGatewayContract } from './delivery-gateway.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the scheduled deliveries', deliveryGatewayContract)
