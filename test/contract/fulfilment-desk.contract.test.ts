import { onEachShop } from './each-shop.ts'
import { fulfilmentDeskContract } from './fulfilment-desk.contract.ts'

onEachShop('the fulfilment desk', fulfilmentDeskContract)
