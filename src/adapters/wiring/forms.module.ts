/** What forms are filled in with, behind its ports. Fetched with the first form. */
import { ContainerModule } from 'inversify'
import { browserHumanCheck } from '../browser/human-check.browser.ts'
import { httpFormDesk } from '../commerce/form-desk.http.ts'
import { tokens } from './tokens.ts'

export const formsModule = new ContainerModule(({ bind }) => {
  bind(tokens.formDesk)
    .toResolvedValue(
      (commerce, http, { uploads = [] }) =>
        httpFormDesk(commerce, { ...http, uploadOrigins: uploads }),
      [tokens.commerce, tokens.http, tokens.addresses],
    )
    .inSingletonScope()
  bind(tokens.humanCheck)
    .toResolvedValue(() => browserHumanCheck(globalThis.window))
    .inSingletonScope()
  bind(tokens.formTools)
    .toResolvedValue(
      (desk, humanCheck) => ({ desk, humanCheck }),
      [tokens.formDesk, tokens.humanCheck],
    )
    .inSingletonScope()
})
