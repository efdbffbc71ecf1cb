import { onEachShop } from './each-shop.ts'
import { giftCardGatewayContract } from './gift-card-gateway.contract.ts'

onEachShop('the gift cards', giftCardGatewayContract)
