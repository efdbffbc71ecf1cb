/** The content service behind its port. */
import { ContainerModule } from 'inversify'
import { httpSiteContent } from '../content/site-content.http.ts'
import { jsonClient } from '../http/json-client.ts'
import { tokens } from './tokens.ts'

export const contentModule = new ContainerModule(({ bind }) => {
  bind(tokens.contentService)
    .toResolvedValue(
      (http, addresses, log) => jsonClient({ ...http, baseUrl: addresses.content, log }),
      [tokens.http, tokens.addresses, tokens.log],
    )
    .inSingletonScope()
  bind(tokens.siteContent)
    .toResolvedValue(httpSiteContent, [tokens.contentService])
    .inSingletonScope()
})
