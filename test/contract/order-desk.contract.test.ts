import { onEachShop } from './each-shop.ts'
import { orderDeskContract } from './order-desk.contract.ts'

onEachShop('order desk', orderDeskContract)
