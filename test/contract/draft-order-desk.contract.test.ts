import { draftOrderDeskContract } from './draft-order-desk.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('the draft order desk', draftOrderDeskContract)
