import { onEachShop } from './each-shop.ts'
import { fulfilmentGatewayContract } from './fulfilment-gateway.contract.ts'

onEachShop('the fulfilment gateway', fulfilmentGatewayContract)
