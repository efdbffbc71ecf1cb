import { onEachShop } from './each-shop.ts'
import { siteContentContract } from './site-content.contract.ts'

onEachShop('site content', siteContentContract)
