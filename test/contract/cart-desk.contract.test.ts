import { cartDeskContract } from './cart-desk.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the cart', cartDeskContract)
