/** The front door of the shop: whoever comes through it has what lies behind it fetched. */
import { ContainerModule } from 'inversify'
import { lateIdentity } from '../../application/account/late-identity.ts'
import { sessionRenewal } from '../../application/account/session-renewal.ts'
import { withFetched } from '../../application/fetched-once.ts'
import { tokens } from './tokens.ts'

export const doorModule = new ContainerModule(({ bind }) => {
  bind(tokens.renewal)
    .toResolvedValue(() => sessionRenewal())
    .inSingletonScope()
  bind(tokens.identity)
    .toResolvedValue(
      (fetchDoor, tokenStore, whenUsed) => {
        // It is there before the first password has been typed.
        whenUsed(() => void fetchDoor().catch(() => undefined))
        return lateIdentity(async () => (await fetchDoor()).identity, tokenStore)
      },
      [tokens.fetchFrontDoor, tokens.tokenStore, tokens.whenUsed],
    )
    .inSingletonScope()
  bind(tokens.newsletter)
    .toResolvedValue(
      (fetchDoor) => ({
        subscribe: (email) =>
          withFetched(fetchDoor, ({ newsletter }) => newsletter.subscribe(email)),
      }),
      [tokens.fetchFrontDoor],
    )
    .inSingletonScope()
})
