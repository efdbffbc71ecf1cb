/** Everything that start-up needs, in one hand. */
import { ContainerModule } from 'inversify'
import { tokens } from './tokens.ts'

export const storefrontModule = new ContainerModule(({ bind }) => {
  bind(tokens.ports)
    .toResolvedValue(
      (
        identity,
        tokenStore,
        tabs,
        unsentWork,
        renewal,
        siteContent,
        catalogue,
        search,
        clock,
        notifier,
        priceBook,
        desks,
      ) => ({
        identity,
        tokens: tokenStore,
        tabs,
        unsentWork,
        renewal,
        siteContent,
        catalogue,
        search,
        clock,
        notifier,
        priceBook,
        desks,
      }),
      [
        tokens.identity,
        tokens.tokenStore,
        tokens.tabs,
        tokens.unsentWork,
        tokens.renewal,
        tokens.siteContent,
        tokens.catalogue,
        tokens.search,
        tokens.clock,
        tokens.notifier,
        tokens.fetchPriceBook,
        tokens.fetchDesks,
      ],
    )
    .inSingletonScope()
})
