import { onEachShop } from './each-shop.ts'
import { repeatedWritesContract } from './repeated-writes.contract.ts'

onEachShop('a write that is sent again', repeatedWritesContract)
