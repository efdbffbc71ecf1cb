import { onEachShopAndEngine } from './each-shop.ts'
import { machineSearchContract } from './machine-search.contract.ts'

onEachShopAndEngine('the search for machines', machineSearchContract)
