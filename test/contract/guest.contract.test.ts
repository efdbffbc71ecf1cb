import { onEachShop } from './each-shop.ts'
import { guestContract } from './guest.contract.ts'

onEachShop('guest', guestContract)
