import { draftOrderGatewayContract } from './draft-order-gateway.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the draft order gateway', draftOrderGatewayContract)
