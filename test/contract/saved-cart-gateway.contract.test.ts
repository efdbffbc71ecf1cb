import { onEachShop } from './each-shop.ts'
import { savedCartGatewayContract } from './saved-cart-gateway.contract.ts'

onEachShop('saved carts', savedCartGatewayContract)
