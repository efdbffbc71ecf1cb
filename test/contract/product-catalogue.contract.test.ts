import { onEachShop } from './each-shop.ts'
import { productCatalogueContract } from './product-catalogue.contract.ts'

onEachShop('the product catalogue', productCatalogueContract)
