import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { openIntents } from '../../src/application/intents.ts'
import { createQuote } from '../../src/application/quote/create-quote.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import { submitOnce, submitOnceView } from '../../src/application/submit-once.machine.ts'
import { customer } from '../../src/domain/account/session.ts'
import { quoteListStart } from '../../src/domain/quote/quote-list.ts'
import { inGroup } from '../../src/domain/quote/quote-list-steps.ts'
import { anAccount } from '../builders/an-account.ts'
import { fakeShop } from '../fakes/fake-shop.ts'
import { fakeQuoteGateway } from '../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../fakes/recording-notifier.ts'

const lost: PortFailure = { kind: 'unreachable', offline: false }

/** The Create Quote dialog over a shop in memory. */
function aDialog() {
  const shop = fakeShop()
  const account = anAccount()
  const gateway = fakeQuoteGateway(shop.visit(account.email))
  const notifier = recordingNotifier()
  const intents = openIntents(() => shop.nextId('intent'))
  const ports = { gateway, notifier, intents, session: () => customer(account) }
  const dialog = createActor(submitOnce((name: string) => createQuote(ports, name))).start()
  return { shop, gateway, dialog, view: () => submitOnceView(dialog.getSnapshot()) }
}

it('begins another tab on its first page (QUOTE-10)', () => {
  const place = { ...quoteListStart, page: 3 }
  expect(inGroup(place, 'submitted')).toEqual({ ...quoteListStart, group: 'submitted' })
})

describe('creating a quote', () => {
  it('ends with the id of the draft order to go to (QUOTE-18)', async () => {
    const { shop, dialog, view } = aDialog()
    dialog.send({ type: 'entry.send', entry: 'Spring overhaul' })
    expect(view().stage).toBe('sending')
    await waitFor(dialog, (now) => now.matches('done'))
    const [id] = shop.quotes.keys()
    expect(view().answer).toEqual({ result: id })
  })

  it('makes a draft (QUOTE-50)', async () => {
    const { gateway, dialog, view } = aDialog()
    dialog.send({ type: 'entry.send', entry: 'Spring overhaul' })
    await waitFor(dialog, (now) => now.matches('done'))
    const id = view().answer?.result
    if (!id) throw new Error('No quote was made.')
    expect(await gateway.open(id)()).toMatchObject(
      E.right({ status: 'draft', name: 'Spring overhaul' }),
    )
  })

  it('makes one quote for twenty clicks', async () => {
    const { shop, dialog } = aDialog()
    for (let click = 0; click < 20; click += 1) {
      dialog.send({ type: 'entry.send', entry: 'Spring overhaul' })
    }
    await waitFor(dialog, (now) => now.matches('done'))
    dialog.send({ type: 'entry.send', entry: 'Spring overhaul' })
    expect(shop.calls.journal).toEqual(['quoteGateway.create'])
  })

  it('says why it failed, and can be tried again with the same name', async () => {
    const { shop, dialog, view } = aDialog()
    shop.calls.failNext('quoteGateway.create', lost)
    dialog.send({ type: 'entry.send', entry: 'Spring overhaul' })
    await waitFor(dialog, (now) => now.matches('failed'))
    expect(view()).toEqual({ stage: 'failed', failure: lost, answer: undefined })
    dialog.send({ type: 'entry.send', entry: 'Spring overhaul' })
    expect(view().failure).toBeUndefined()
    await waitFor(dialog, (now) => now.matches('done'))
    expect(shop.calls.journal).toEqual(['quoteGateway.create'])
  })
})
