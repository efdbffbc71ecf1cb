import { onEachShop } from './each-shop.ts'
import { reviewGatewayContract } from './review-gateway.contract.ts'

onEachShop('review gateway', reviewGatewayContract)
