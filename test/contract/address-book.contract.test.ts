import { onEachShop } from './each-shop.ts'
import { addressBookContract } from './address-book.contract.ts'

onEachShop('the address book', addressBookContract)
