/** What a page brings says the same as what a browser would be answered, and nothing is asked twice. */
import { onOneEngine } from '../backend/each-engine.ts'
import { register } from '../conformance/register.ts'
import { httpUnderTest } from './http-under-test.ts'
import { machineSearchContract } from './machine-search.contract.ts'
import { productCatalogueContract } from './product-catalogue.contract.ts'
import { productSearchContract } from './product-search.contract.ts'
import { siteContentContract } from './site-content.contract.ts'
import { sitePagesContract, translationsContract } from './site-pages.contract.ts'
import { takenOver } from './taken-over.ts'

onOneEngine('what a page that a server has drawn brings', (testShop) => {
  const shop = () => httpUnderTest(testShop(), takenOver)
  register(() => {
    siteContentContract(shop)
    sitePagesContract(shop)
    translationsContract(shop)
    productSearchContract(shop)
    machineSearchContract(shop)
    productCatalogueContract(shop)
  })
})
