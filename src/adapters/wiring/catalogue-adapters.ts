/** The adapters of the search service and the product storage by the names of their folders, the usual one first. */
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import type { ProductSearch } from '../../application/ports/product-search.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'
import type { CatalogueTools } from './catalogue-tools.ts'
import type { AdaptersOf } from './chosen-adapter.ts'
import { vendure } from './vendure-adapters.ts'

/** The ports of the product catalogue, which the table below has adapters of. */
export interface CataloguePorts {
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
}

export const catalogueAdapters = {
  catalogue: {
    search: ({ client, locale, site }) =>
      httpProductCatalogue(client, locale, {
        origins: site.addresses.storage ?? [],
        siteCode: site.siteCode,
      }),
    vendure: vendure.catalogue,
  },
  search: {
    search: ({ client, locale, region }) => httpProductSearch(client, { locale, region }),
  },
} satisfies AdaptersOf<CataloguePorts, CatalogueTools>
