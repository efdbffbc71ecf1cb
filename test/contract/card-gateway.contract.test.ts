import { cardGatewayContract } from './card-gateway.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the saved cards', cardGatewayContract)
