/** The adapters of the search service and the product storage by the names of their folders, the usual one first. */
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'
import type { CatalogueTools } from './catalogue-tools.ts'
import { vendure } from './vendure-adapters.ts'

export const catalogueAdapters = {
  catalogue: {
    search: ({ client, locale, site }: CatalogueTools) =>
      httpProductCatalogue(client, locale, {
        origins: site.addresses.storage ?? [],
        siteCode: site.siteCode,
      }),
    vendure: vendure.catalogue,
  },
  search: {
    search: ({ client, locale, region }: CatalogueTools) =>
      httpProductSearch(client, { locale, region }),
  },
}
