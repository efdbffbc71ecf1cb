import { onEachShop } from './each-shop.ts'
import { formGatewayContract } from './form-gateway.contract.ts'

onEachShop('form gateway', formGatewayContract)
