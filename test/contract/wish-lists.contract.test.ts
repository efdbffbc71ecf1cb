import { onEachShopAndEngine } from './each-shop.ts'
import { wishListsContract } from './wish-lists.contract.ts'

onEachShopAndEngine('wish lists', wishListsContract)
