import { onEachShop } from './each-shop.ts'
import { wishListsContract } from './wish-lists.contract.ts'

onEachShop('wish lists', wishListsContract)
