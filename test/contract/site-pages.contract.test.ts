import { onEachShop } from './each-shop.ts'
import { sitePagesContract } from './site-pages.contract.ts'

onEachShop('site pages', sitePagesContract)
