import { onEachShopAndEngine } from './each-shop.ts'
import { quoteLedgerContract } from './quote-ledger.contract.ts'

onEachShopAndEngine('the history of a quote', quoteLedgerContract)
