import { bundleGatewayContract } from './bundle-gateway.contract.ts'
import { onEachShop } from './each-shop.ts'

onEachShop('bundles', bundleGatewayContract)
