/** The form of the vault as the shop sees it. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  cardEntryMachine,
  cardEntryView,
} from '../../src/application/payment/card-entry.machine.ts'
import type { VaultCard, VaultEvent } from '../../src/application/ports/payment-vault.ts'

const card: VaultCard = {
  paymentToken: 'tok_1',
  brand: 'Visa',
  lastFour: '4242',
  nameOnCard: 'ANN LEE',
  expirationMonth: 7,
  expirationYear: 2030,
}

function aForm() {
  const clock = new SimulatedClock()
  const actor = createActor(cardEntryMachine, { clock })
  const tokens: string[] = []
  actor.on('card.token', (token) => tokens.push(token.card.paymentToken))
  actor.start()
  return {
    actor,
    clock,
    tokens,
    says: (said: VaultEvent) => actor.send({ type: 'vault.said', said }),
    view: () => cardEntryView(actor.getSnapshot()),
  }
}

describe('the form of the vault', () => {
  it('is waited for, takes its height, and hands over the token that was asked for', () => {
    const { says, view, actor, tokens } = aForm()
    says({ kind: 'height', pixels: 320 })
    says({ kind: 'ready' })
    expect(view()).toMatchObject({ stage: 'ready', height: 320 })
    actor.send({ type: 'entry.submit' })
    expect(view().stage).toBe('submitting')
    says({ kind: 'token', card })
    expect(view().stage).toBe('ready')
    expect(tokens).toEqual(['tok_1'])
  })

  it('hands over no token that nobody asked for (T44)', () => {
    const { says, tokens, actor } = aForm()
    says({ kind: 'token', card })
    says({ kind: 'ready' })
    says({ kind: 'token', card })
    expect(tokens).toEqual([])
    actor.send({ type: 'entry.submit' })
    says({ kind: 'token', card })
    says({ kind: 'token', card })
    expect(tokens).toEqual(['tok_1'])
  })

  it('counts as blocked after twenty seconds, and is there when it comes after all', () => {
    const { says, view, clock } = aForm()
    clock.increment(19_999)
    expect(view().stage).toBe('opening')
    clock.increment(1)
    expect(view().stage).toBe('blocked')
    says({ kind: 'ready' })
    expect(view().stage).toBe('ready')
  })

  it('is loaded again in another frame', () => {
    const { view, clock, actor } = aForm()
    clock.increment(20_000)
    actor.send({ type: 'entry.reload' })
    expect(view()).toMatchObject({ stage: 'opening', round: 1 })
  })

  it.each<[VaultEvent, string]>([
    [{ kind: 'refused', fields: ['creditCardNumber'] }, 'refused'],
    [{ kind: 'failed' }, 'failed'],
  ])('says that it was %j, and can be submitted again', (said, problem) => {
    const { says, view, actor } = aForm()
    says({ kind: 'ready' })
    actor.send({ type: 'entry.submit' })
    says(said)
    expect(view()).toMatchObject({ stage: 'ready', problem })
    actor.send({ type: 'entry.submit' })
    expect(view()).toMatchObject({ stage: 'submitting', problem: undefined })
  })

  it('that does not answer, as one that was closed, says so', () => {
    const { says, view, actor, clock } = aForm()
    says({ kind: 'ready' })
    actor.send({ type: 'entry.submit' })
    clock.increment(20_000)
    expect(view()).toMatchObject({ stage: 'ready', problem: 'silent' })
  })
})
