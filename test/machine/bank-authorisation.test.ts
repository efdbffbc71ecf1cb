/** From one form to the next: the session learns what has been handed in. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  accountReloaded,
  sessionKnown,
  startSession,
} from '../../src/application/account/session.ts'
import { formEntry } from '../../src/application/form/form-entry.ts'
import { bankAuthorisation } from '../../src/domain/form/bank-authorisation.ts'
import { fakeFormGateway } from '../fakes/form-gateway.fake.ts'
import { fakeShop } from '../fakes/fake-shop.ts'
import { fakeIdentity } from '../fakes/identity.fake.ts'
import { memoryUnsentWork } from '../fakes/memory-unsent-work.ts'
import { restOfSession } from '../fakes/session-ports.ts'
import { silentLog } from '../fakes/silent-log.ts'

async function bankAccess(email?: string) {
  const shop = fakeShop()
  const visit = shop.visit(email)
  const unsentWork = memoryUnsentWork()
  const session = startSession({
    identity: () => Promise.resolve(fakeIdentity(visit)),
    tokens: visit.tokens,
    tabs: { send: () => {}, listen: () => () => {} },
    unsentWork,
    ...restOfSession(visit),
  })
  await sessionKnown(session)
  const application = shop.content.forms.find(({ code }) => code === 'account-credit-application')
  if (!application) throw new Error('There is no application for credit.')
  return {
    access: async () => bankAuthorisation(await sessionKnown(session)),
    applyForCredit: async () => {
      const { machine, input } = formEntry(
        {
          gateway: fakeFormGateway(visit),
          unsentWork,
          log: silentLog(),
          owner: () => session.getSnapshot().context.account?.id ?? '',
          canCheckHuman: () => true,
          accountChanged: () => session.send({ type: 'account.reload' }),
        },
        application,
        { isForCustomers: true },
      )
      const form = createActor(machine, { input }).start()
      form.send({ type: 'answer.changed', code: 'signatory', answer: 'Una Sorrell' })
      form.send({ type: 'form.send' })
      await waitFor(form, (now) => now.matches({ filling: 'submitted' }))
      await accountReloaded(session)
    },
  }
}

describe('the bank authorisation', () => {
  it('opens to a US customer once the application for credit is handed in (ROUTE-32)', async () => {
    const { access, applyForCredit } = await bankAccess('us@manifold.test')
    expect(await access()).toBe('credit-first')
    await applyForCredit()
    expect(await access()).toBe('open')
  })

  it('is not there for a customer elsewhere, whatever was handed in', async () => {
    const { access, applyForCredit } = await bankAccess('eu@manifold.test')
    await applyForCredit()
    expect(await access()).toBe('not-here')
  })

  it('asks a visitor to sign in', async () => {
    const { access } = await bankAccess()
    expect(await access()).toBe('sign-in')
  })
})
