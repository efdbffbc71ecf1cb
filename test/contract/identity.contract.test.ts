import { onEachShop } from './each-shop.ts'
import { identityContract } from './identity.contract.ts'

onEachShop('identity', identityContract)
