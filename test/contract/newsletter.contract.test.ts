import { onEachShop } from './each-shop.ts'
import { newsletterContract } from './newsletter.contract.ts'

onEachShop('the newsletter', newsletterContract)
