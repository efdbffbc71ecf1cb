import { onEachShop } from './each-shop.ts'
import { quoteLedgerContract } from './quote-ledger.contract.ts'

onEachShop('the history of a quote', quoteLedgerContract)
