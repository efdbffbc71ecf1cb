import { onEachShop } from './each-shop.ts'
import { sitePagesContract, translationsContract } from './site-pages.contract.ts'

onEachShop('site pages', (shop) => {
  sitePagesContract(shop)
  translationsContract(shop)
})
