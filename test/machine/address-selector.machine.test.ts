import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type InspectionEvent } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type AddressEntry, emptyAddressEntry } from '../../src/domain/account/address.ts'
import type {
  AddressOutcome,
  AddressSelectorEvent,
  AddressSelectorInput,
  ShownAddress,
} from '../../src/domain/account/address-selector.context.ts'
import {
  addressSelectorMachine,
  type AddressSelectorSnapshot,
} from '../../src/domain/account/address-selector.machine.ts'
import { addressSelectorView } from '../../src/domain/account/address-selector.view.ts'
import type { PortFailure } from '../../src/domain/shared/port-failure.ts'
import {
  aCountry,
  addressId,
  anAddress,
  anAddressEntry,
  aSavedAddress,
} from '../builders/an-address.ts'
import {
  namedStates,
  namedTransitions,
  statesIn,
  transitionLog,
} from './quote-lifecycle.coverage.ts'
import { settled } from '../fakes/held-answers.ts'

const works = aSavedAddress()
const shed = aSavedAddress({ id: addressId('address-shed'), nickname: 'Shed', isPrimary: false })
const shown: ShownAddress = { address: works.address, savedId: works.id }
const atShed: ShownAddress = { address: shed.address, savedId: shed.id }
const entry = anAddressEntry()
const unreachable: PortFailure = { kind: 'unreachable', offline: false }
const gone: PortFailure = { kind: 'not-found' }

/** A selector whose effects wait until they are told what to answer. */
function aSelector(
  input: Partial<AddressSelectorInput> = {},
  inspect?: (event: InspectionEvent) => void,
) {
  const asked: unknown[] = []
  const kept: (AddressEntry | undefined)[] = []
  const waiting: { answer: (outcome: AddressOutcome) => void; fail: () => void }[] = []
  const ask = (question: unknown) =>
    new Promise<AddressOutcome>((answer, fail) => {
      asked.push(question)
      waiting.push({ answer, fail: () => fail(new Error('A defect.')) })
    })
  const actor = createActor(
    addressSelectorMachine.provide({
      actors: {
        chooseSaved: fromPromise(({ input: id }) => ask(id)),
        saveNew: fromPromise(({ input: address }) => ask(address)),
      },
      actions: { keepEntry: (_scope, { entry: typed }) => void kept.push(typed) },
    }),
    {
      input: {
        shown,
        addresses: [works, shed],
        countries: [aCountry()],
        entry: undefined,
        ...input,
      },
      ...(inspect ? { inspect } : {}),
    },
  ).start()
  return {
    actor,
    asked,
    kept,
    send: (event: AddressSelectorEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    view: () => addressSelectorView(actor.getSnapshot()),
    /** Answers the newest question, or the one of that number. */
    answer: (outcome: AddressOutcome, number = -1) => {
      waiting.at(number)?.answer(outcome)
      return settled()
    },
    break: () => {
      waiting.at(-1)?.fail()
      return settled()
    },
  }
}

type Selector = ReturnType<typeof aSelector>

describe('the three states of the selector', () => {
  it('are a saved address shown, a choice list and a form for a new one (ADDR-03)', () => {
    expect(aSelector().view().stage).toBe('shown')
    expect(aSelector({ shown: undefined }).view().stage).toBe('choosing')
    expect(aSelector({ shown: undefined, addresses: [] }).view().stage).toBe('entering')
  })

  it('begin with the form when an entry was kept', () => {
    const selector = aSelector({ entry })
    expect(selector.view()).toMatchObject({ stage: 'entering', entry })
  })

  it('begin without the form when the kept entry is blank', () => {
    expect(aSelector({ entry: emptyAddressEntry }).view().stage).toBe('shown')
  })
})

describe('choosing a saved address', () => {
  it('reveals the list, and returns to the summary once it is saved (ADDR-04)', async () => {
    const selector = aSelector()
    selector.send({ type: 'selection.change' })
    expect(selector.view()).toMatchObject({
      stage: 'choosing',
      canCancel: true,
      options: [
        { saved: works, isChosen: true },
        { saved: shed, isChosen: false },
      ],
    })
    selector.send({ type: 'address.choose', id: shed.id })
    expect(selector.view()).toMatchObject({ stage: 'choosing', isBusy: true })
    expect(selector.asked).toEqual([shed.id])
    await selector.answer(E.right(atShed))
    expect(selector.view()).toMatchObject({ stage: 'shown', shown: atShed, isBusy: false })
  })

  it('can be called off', () => {
    const selector = aSelector()
    selector.send({ type: 'selection.change' })
    selector.send({ type: 'selection.cancel' })
    expect(selector.view()).toMatchObject({ stage: 'shown', shown })
  })

  it('cannot be called off while no address is there to go back to', () => {
    const selector = aSelector({ shown: undefined })
    expect(selector.view().canCancel).toBe(false)
    selector.send({ type: 'selection.cancel' })
    expect(selector.view().stage).toBe('choosing')
  })

  it('takes the address that was chosen last', async () => {
    const selector = aSelector({ shown: undefined })
    selector.send({ type: 'address.choose', id: works.id })
    selector.send({ type: 'address.choose', id: shed.id })
    expect(selector.asked).toEqual([works.id, shed.id])
    await selector.answer(E.right(shown), 0)
    expect(selector.view()).toMatchObject({ isBusy: true, shown: undefined })
    await selector.answer(E.right(atShed), 1)
    expect(selector.view().shown).toEqual(atShed)
  })

  it('keeps list and choice, and says why, when it fails', async () => {
    const selector = aSelector()
    selector.send({ type: 'selection.change' })
    selector.send({ type: 'address.choose', id: shed.id })
    await selector.answer(E.left(unreachable))
    expect(selector.view()).toMatchObject({
      stage: 'choosing',
      shown,
      failure: unreachable,
      isListOutdated: false,
    })
    expect(selector.view().options.map(({ isChosen }) => isChosen)).toEqual([false, true])
    selector.send({ type: 'failure.dismiss' })
    expect(selector.view().failure).toBeUndefined()
  })

  it('clears a choice that is gone once the list was read again, and says so', async () => {
    const selector = aSelector()
    selector.send({ type: 'selection.change' })
    selector.send({ type: 'address.choose', id: shed.id })
    await selector.answer(E.left(gone))
    expect(selector.view().isListOutdated).toBe(true)
    selector.send({ type: 'addresses.replaced', addresses: [works] })
    expect(selector.view()).toMatchObject({
      isListOutdated: false,
      isChoiceGone: true,
      options: [{ saved: works, isChosen: true }],
    })
    selector.send({ type: 'address.choose', id: shed.id })
    expect(selector.asked).toHaveLength(1)
    selector.send({ type: 'address.choose', id: works.id })
    expect(selector.view().isChoiceGone).toBe(false)
  })

  it('keeps a choice that is still on a list that was read again', () => {
    const selector = aSelector()
    selector.send({ type: 'selection.change' })
    selector.send({ type: 'address.choose', id: shed.id })
    selector.send({ type: 'addresses.replaced', addresses: [works, shed] })
    expect(selector.view()).toMatchObject({ isChoiceGone: false })
    expect(selector.view().options.map(({ isChosen }) => isChosen)).toEqual([false, true])
  })

  it('says when something broke, and goes on from there', async () => {
    const selector = aSelector()
    selector.send({ type: 'selection.change' })
    selector.send({ type: 'address.choose', id: shed.id })
    await selector.break()
    expect(selector.view().stage).toBe('broken')
    selector.send({ type: 'selection.change' })
    expect(selector.view().stage).toBe('choosing')
  })
})

describe('entering a new address', () => {
  it('saves it as it is to be saved, and returns to the summary (ADDR-04)', async () => {
    const selector = aSelector()
    selector.send({ type: 'address.enter' })
    selector.send({ type: 'entry.changed', entry: { ...entry, city: ' Duluth ' } })
    selector.send({ type: 'entry.save' })
    expect(selector.view()).toMatchObject({ stage: 'entering', isBusy: true })
    expect(selector.asked).toEqual([{ ...entry, saveAddress: true }])
    await selector.answer(E.right({ address: anAddress(), savedId: addressId('address-new') }))
    expect(selector.view()).toMatchObject({
      stage: 'shown',
      shown: { savedId: 'address-new' },
      entry: emptyAddressEntry,
      isListOutdated: true,
    })
  })

  it('keeps what is typed outside of the page until it is saved', async () => {
    const selector = aSelector()
    selector.send({ type: 'address.enter' })
    selector.send({ type: 'entry.changed', entry })
    expect(selector.kept).toEqual([entry])
    selector.send({ type: 'entry.save' })
    await selector.answer(E.left(unreachable))
    expect(selector.kept).toEqual([entry])
    selector.send({ type: 'entry.save' })
    await selector.answer(E.right(atShed))
    expect(selector.kept).toEqual([entry, undefined])
  })

  it('says what is wrong once saving is tried, and sends nothing', () => {
    const selector = aSelector()
    selector.send({ type: 'address.enter' })
    selector.send({ type: 'entry.changed', entry: { ...entry, nickname: '' } })
    const problem = () =>
      selector.view().form.fields.find(({ field }) => field === 'nickname')?.problem
    expect(problem()).toBeUndefined()
    selector.send({ type: 'entry.save' })
    expect(problem()).toBe('required')
    expect(selector.asked).toEqual([])
  })

  it('keeps the entry and says why when it fails', async () => {
    const selector = aSelector()
    selector.send({ type: 'address.enter' })
    selector.send({ type: 'entry.changed', entry })
    selector.send({ type: 'entry.save' })
    await selector.answer(E.left({ kind: 'refused', messages: ['The ZIP code is wrong.'] }))
    expect(selector.view()).toMatchObject({
      stage: 'entering',
      entry,
      failure: { kind: 'refused', messages: ['The ZIP code is wrong.'] },
    })
  })

  it('sends one address for many clicks', () => {
    const selector = aSelector({ entry })
    for (let click = 0; click < 20; click += 1) selector.send({ type: 'entry.save' })
    expect(selector.asked).toHaveLength(1)
  })

  it('keeps the entry when it is called off', () => {
    const selector = aSelector()
    selector.send({ type: 'address.enter' })
    selector.send({ type: 'entry.changed', entry })
    selector.send({ type: 'selection.cancel' })
    expect(selector.view().stage).toBe('shown')
    selector.send({ type: 'address.enter' })
    expect(selector.view()).toMatchObject({ stage: 'entering', entry })
  })

  it('leads back to the list, where there is one', () => {
    const selector = aSelector({ shown: undefined, entry })
    expect(selector.view().canCancel).toBe(true)
    selector.send({ type: 'selection.cancel' })
    expect(selector.view().stage).toBe('choosing')
  })
})

it('follows an address that was changed from elsewhere', () => {
  const selector = aSelector()
  selector.send({ type: 'address.replaced', shown: atShed })
  expect(selector.view().shown).toEqual(atShed)
})

it('stops loudly when an effect was not provided', async () => {
  const actor = createActor(addressSelectorMachine, {
    input: { shown, addresses: [works, shed], countries: [aCountry()], entry: undefined },
  }).start()
  actor.send({ type: 'selection.change' })
  actor.send({ type: 'address.choose', id: shed.id })
  await settled()
  expect(actor.getSnapshot().value).toBe('broken')
})

/** One thing that can happen, where, and how a live selector is told. */
interface Happening {
  readonly at?: string
  readonly event: { readonly type: string; readonly output?: unknown }
  readonly play: (selector: Selector) => unknown
}

function wish(event: AddressSelectorEvent): Happening {
  return { event, play: (selector) => selector.send(event) }
}

describe('the graph of the selector', () => {
  const chart = 'addressSelector'

  const answered = (at: string, output: AddressOutcome): Happening => ({
    at: `${chart}.${at}`,
    event: { type: `xstate.done.actor.0.${chart}.${at}`, output },
    play: (selector) => selector.answer(output),
  })
  const broke = (at: string): Happening => ({
    at: `${chart}.${at}`,
    event: { type: `xstate.error.actor.0.${chart}.${at}` },
    play: (selector) => selector.break(),
  })
  const happenings: readonly Happening[] = [
    wish({ type: 'selection.change' }),
    wish({ type: 'selection.cancel' }),
    wish({ type: 'address.choose', id: shed.id }),
    wish({ type: 'address.enter' }),
    wish({ type: 'entry.changed', entry }),
    wish({ type: 'entry.save' }),
    wish({ type: 'address.replaced', shown: atShed }),
    wish({ type: 'addresses.replaced', addresses: [works] }),
    wish({ type: 'failure.dismiss' }),
    ...['choosingSaved', 'savingNew'].flatMap((at) => [
      answered(at, E.right(atShed)),
      answered(at, E.left(gone)),
      broke(at),
    ]),
  ]
  const possible = (state: Pick<AddressSelectorSnapshot, '_nodes'>) =>
    happenings.filter(({ at }) => at === undefined || statesIn(state).includes(at))
  const openings: readonly Partial<AddressSelectorInput>[] = [
    {},
    { shown: undefined },
    { shown: undefined, entry },
    { shown: undefined, addresses: [] },
    { entry },
  ]
  const roadsFrom = (opening: Partial<AddressSelectorInput>) =>
    getShortestPaths(addressSelectorMachine, {
      input: {
        shown,
        addresses: [works, shed],
        countries: [aCountry()],
        entry: undefined,
        ...opening,
      },
      events: (state) => possible(state).map(({ event }) => event) as AddressSelectorEvent[],
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.entry.nickname, context.isChecked]),
      limit: 5_000,
    })

  it('reaches every state and takes every transition that the chart names', async () => {
    const log = transitionLog()
    const reached = new Set<string>()
    const left = new Set<string>()
    for (const [number, opening] of openings.entries()) {
      for (const road of roadsFrom(opening)) {
        const place = JSON.stringify([road.state.value, number])
        if (left.has(place)) continue
        left.add(place)
        for (const last of possible(road.state)) {
          const selector = aSelector(opening, log.inspect)
          for (const { event } of road.steps) {
            await happenings.find((each) => each.event === event)?.play(selector)
          }
          expect(selector.state()).toEqual(road.state.value)
          for (const state of statesIn(road.state)) reached.add(state)
          await last.play(selector)
        }
      }
    }
    const passing = [`${chart}.arriving`, `${chart}.resting`]
    expect(new Set([...passing, ...reached])).toEqual(
      new Set([chart, ...namedStates(addressSelectorMachine)]),
    )
    expect(namedTransitions(addressSelectorMachine).filter((name) => !log.taken.has(name))).toEqual(
      [],
    )
  })
})
