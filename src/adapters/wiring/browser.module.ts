/** The browser behind its ports. */
import { ContainerModule } from 'inversify'
import { browserClock } from '../browser/clock.browser.ts'
import { browserEventLog } from '../browser/event-log.browser.ts'
import { localPreferences } from '../browser/preferences.local.ts'
import { safeStorage } from '../browser/safe-storage.ts'
import { browserTabChannel } from '../browser/tab-channel.browser.ts'
import { toastNotifier } from '../browser/toast.notifier.ts'
import { sessionTokenStore } from '../browser/token-store.session.ts'
import { localUnsentWork } from '../browser/unsent-work.local.ts'
import { tokens } from './tokens.ts'

export const browserModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock).toConstantValue(browserClock)
  bind(tokens.log).toConstantValue(browserEventLog)
  bind(tokens.tabs)
    .toResolvedValue(() => browserTabChannel())
    .inSingletonScope()
  bind(tokens.notifier)
    .toResolvedValue(toastNotifier, [tokens.toastWords, tokens.whenUsed])
    .inSingletonScope()
  bind(tokens.preferences)
    .toResolvedValue((storage) => localPreferences(safeStorage(storage)), [tokens.localStorage])
    .inSingletonScope()
  bind(tokens.unsentWork)
    .toResolvedValue((storage) => localUnsentWork(safeStorage(storage)), [tokens.localStorage])
    .inSingletonScope()
  bind(tokens.tokenStore)
    .toResolvedValue((storage) => sessionTokenStore(safeStorage(storage)), [tokens.sessionStorage])
    .inSingletonScope()
})
