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
        addressBook,
        catalogue,
        search,
        priceBook,
        quoteDesk,
        fulfilmentDesk,
        clock,
        notifier,
      ) => ({
        identity,
        tokens: tokenStore,
        tabs,
        unsentWork,
        renewal,
        siteContent,
        addressBook,
        catalogue,
        search,
        priceBook,
        quoteDesk,
        fulfilmentDesk,
        clock,
        notifier,
      }),
      [
        tokens.identity,
        tokens.tokenStore,
        tokens.tabs,
        tokens.unsentWork,
        tokens.renewal,
        tokens.siteContent,
        tokens.addressBook,
        tokens.catalogue,
        tokens.search,
        tokens.priceBook,
        tokens.quoteDesk,
        tokens.fulfilmentDesk,
        tokens.clock,
        tokens.notifier,
      ],
    )
    .inSingletonScope()
})
