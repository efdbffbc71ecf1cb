import { onEachShopAndEngine } from './each-shop.ts'
import { productCatalogueContract } from './product-catalogue.contract.ts'

onEachShopAndEngine('the product catalogue', productCatalogueContract)
