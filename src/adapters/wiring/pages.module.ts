/** What content management has written, behind its port. Fetched with the first page of content. */
import { ContainerModule } from 'inversify'
import { httpSitePages } from '../content/site-pages.http.ts'
import { tokens } from './tokens.ts'

export const pagesModule = new ContainerModule(({ bind }) => {
  bind(tokens.sitePages)
    .toResolvedValue(
      (http, addresses) => httpSitePages(http, addresses.content),
      [tokens.contentService, tokens.addresses],
    )
    .inSingletonScope()
})
