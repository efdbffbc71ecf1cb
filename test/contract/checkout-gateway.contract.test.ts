import { checkoutGatewayContract } from './checkout-gateway.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the checkout', checkoutGatewayContract)
