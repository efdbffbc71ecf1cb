import { onEachShop } from './each-shop.ts'
import { statementGatewayContract } from './statement-gateway.contract.ts'

onEachShop('statement gateway', statementGatewayContract)
