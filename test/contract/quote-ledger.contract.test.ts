import { onEachShop } from './each-shop.ts'
import { quoteLedgerContract } from './quote-ledger.contract.ts'

onEachShop('the story of a quote', quoteLedgerContract)
