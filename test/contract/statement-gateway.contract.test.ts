import { onEachShopAndEngine } from './each-shop.ts'
import { statementGatewayContract } from './statement-gateway.contract.ts'

onEachShopAndEngine('statement gateway', statementGatewayContract)
