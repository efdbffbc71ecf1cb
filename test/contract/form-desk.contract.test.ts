import { onEachShop } from './each-shop.ts'
import { formDeskContract } from './form-desk.contract.ts'

onEachShop('form desk', formDeskContract)
