import { cartGatewayContract } from './cart-gateway.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the cart', cartGatewayContract)
