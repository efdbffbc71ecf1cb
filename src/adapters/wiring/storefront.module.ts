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
        clock,
        log,
        notifier,
        preferences,
        shelves,
        priceBook,
        desks,
        pages,
        newsletter,
      ) => ({
        identity,
        tokens: tokenStore,
        tabs,
        unsentWork,
        renewal,
        siteContent,
        clock,
        log,
        notifier,
        preferences,
        shelves,
        priceBook,
        desks,
        pages,
        newsletter,
      }),
      [
        tokens.identity,
        tokens.tokenStore,
        tokens.tabs,
        tokens.unsentWork,
        tokens.renewal,
        tokens.siteContent,
        tokens.clock,
        tokens.log,
        tokens.notifier,
        tokens.preferences,
        tokens.fetchShelves,
        tokens.fetchPriceBook,
        tokens.fetchDesks,
        tokens.fetchPages,
        tokens.newsletter,
      ],
    )
    .inSingletonScope()
})
