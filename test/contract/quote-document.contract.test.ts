import { onEachShop } from './each-shop.ts'
import { quoteDocumentContract } from './quote-document.contract.ts'

onEachShop('the document of a quote', quoteDocumentContract)
