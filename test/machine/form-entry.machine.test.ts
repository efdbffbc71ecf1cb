import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type {
  FormEntryEvent,
  FormEntryInput,
  SubmitOutcome,
  UploadOutcome,
  WarehousesOutcome,
} from '../../src/application/form/form-entry.context.ts'
import {
  formEntryMachine,
  type FormEntrySnapshot,
  nameIntent,
} from '../../src/application/form/form-entry.machine.ts'
import { formEntryView } from '../../src/application/form/form-entry.view.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import {
  aContactAnswer,
  aContactForm,
  aFile,
  aRegistration,
  aRegistrationAnswer,
} from '../builders/a-form.ts'
import {
  namedStates,
  namedTransitions,
  statesIn,
  transitionLog,
} from './quote-lifecycle.coverage.ts'
import { settled } from '../fakes/held-answers.ts'

const warehouses = [
  { code: 'WH-OHI', name: 'Ohio' },
  { code: 'WH-KAS', name: 'Kassel' },
]
const unreachable: PortFailure = { kind: 'unreachable', offline: false }
const noFiles: SubmitOutcome = E.right({ uploads: new Map() })
const place = { url: '/upload', inputs: new Map([['key', 'k']]) }
const oneFile: SubmitOutcome = E.right({ uploads: new Map([['attachment', place]]) })

type Effect = 'submit' | 'upload' | 'warehouses'

/** A form whose effects wait until they are told what to answer. */
function anEntry(input: Partial<FormEntryInput> = {}, inspect?: (event: InspectionEvent) => void) {
  const asked: { readonly effect: Effect; readonly input: unknown }[] = []
  const done: string[] = []
  const waiting = new Map<Effect, { answer: (outcome: never) => void; fail: () => void }>()
  const ask = <Outcome>(effect: Effect, question: unknown) =>
    new Promise<Outcome>((answer, fail) => {
      asked.push({ effect, input: question })
      waiting.set(effect, { answer, fail: () => fail(new Error('A defect.')) })
    })
  let intents = 0
  const actor = createActor(
    formEntryMachine.provide({
      actors: {
        submit: fromPromise(({ input: response }) => ask<SubmitOutcome>('submit', response)),
        upload: fromPromise(({ input: parcel }) => ask<UploadOutcome>('upload', parcel)),
        warehouses: fromPromise(() => ask<WarehousesOutcome>('warehouses', undefined)),
      },
      actions: {
        nameIntent: assign(nameIntent(() => `intent-${(intents += 1)}`)),
        keepEntry: () => void done.push('keep'),
        forgetEntry: () => void done.push('forget'),
        logUnsupported: () => void done.push('log'),
        tellSubmitted: () => void done.push('tell'),
      },
    }),
    {
      input: {
        form: aContactForm(),
        kept: undefined,
        isForCustomers: false,
        canCheckHuman: true,
        ...input,
      },
      ...(inspect ? { inspect } : {}),
    },
  ).start()
  const settle = (effect: Effect, outcome: SubmitOutcome | UploadOutcome | WarehousesOutcome) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each effect is told its own outcome
    waiting.get(effect)?.answer(outcome as never)
    return settled()
  }
  return {
    asked,
    done,
    send: (event: FormEntryEvent) => actor.send(event),
    type: (code: string, answer: string) => actor.send({ type: 'answer.changed', code, answer }),
    state: () => actor.getSnapshot().value['filling'],
    view: () => formEntryView(actor.getSnapshot()),
    submitted: (outcome: SubmitOutcome) => settle('submit', outcome),
    uploaded: (outcome: UploadOutcome) => settle('upload', outcome),
    warehousesCome: (outcome: WarehousesOutcome) => settle('warehouses', outcome),
    break: (effect: Effect) => {
      waiting.get(effect)?.fail()
      return settled()
    },
  }
}

type Entry = ReturnType<typeof anEntry>

const filledIn = { kept: { answers: aContactAnswer(), intentId: undefined } }
const registering = {
  form: aRegistration(),
  kept: { answers: aRegistrationAnswer(), intentId: undefined },
}

describe('a form that is filled in', () => {
  it('is marked where something is wrong, and nothing is sent', () => {
    const entry = anEntry()
    entry.type('name', 'Nora')
    entry.send({ type: 'form.send' })
    expect(entry.state()).toEqual({ open: 'invalid' })
    expect([...entry.view().marks.keys()]).toEqual(['emailAddress', 'topic', 'message'])
    expect(entry.view()).toMatchObject({ stage: 'open', attempt: 1 })
    expect(entry.asked).toEqual([])
  })

  it('loses the mark of a question that is edited, and no other (FORM-20)', () => {
    const entry = anEntry()
    entry.send({ type: 'form.send' })
    entry.type('name', 'N')
    expect([...entry.view().marks.keys()]).toEqual(['emailAddress', 'topic', 'message'])
    for (const code of ['emailAddress', 'topic', 'message']) entry.type(code, 'x')
    expect(entry.view().marks.size).toBe(0)
    expect(entry.state()).toEqual({ open: 'editing' })
  })

  it('is kept with every change, and forgotten when it is cleared', () => {
    const entry = anEntry()
    entry.type('name', 'Nora')
    entry.send({ type: 'file.picked', code: 'attachment', file: aFile() })
    expect(entry.view()).toMatchObject({ hasEntry: true, wouldLose: true })
    entry.send({ type: 'form.clear' })
    expect(entry.done).toEqual(['keep', 'keep', 'forget'])
    expect(entry.view()).toMatchObject({ hasEntry: false, wouldLose: false })
  })

  it('lets go of a file that is taken back', () => {
    const entry = anEntry()
    entry.send({ type: 'file.picked', code: 'attachment', file: aFile() })
    entry.send({ type: 'file.picked', code: 'attachment', file: undefined })
    expect(entry.view().files.size).toBe(0)
  })

  it('of an action that is not supported is logged, and that is all', () => {
    const entry = anEntry({ ...filledIn, form: aContactForm({ action: 'unsupported' }) })
    entry.send({ type: 'form.send' })
    expect(entry.done).toEqual(['log'])
    expect(entry.asked).toEqual([])
    expect(entry.view().stage).toBe('open')
  })
})

describe('sending', () => {
  it('ends in the words of thanks, in the place of the form (FORM-23)', async () => {
    const entry = anEntry(filledIn)
    entry.send({ type: 'form.send' })
    expect(entry.view().stage).toBe('sending')
    await entry.submitted(noFiles)
    expect(entry.view().stage).toBe('submitted')
    expect(entry.done).toEqual(['keep', 'forget', 'tell'])
  })

  it('happens once, however often it is asked for', () => {
    const entry = anEntry(filledIn)
    for (let count = 0; count < 5; count += 1) entry.send({ type: 'form.send' })
    expect(entry.asked).toHaveLength(1)
  })

  it('that failed keeps everything, and goes under the same name until something is changed', async () => {
    const entry = anEntry(filledIn)
    entry.send({ type: 'form.send' })
    await entry.submitted(E.left({ kind: 'unconfirmed' }))
    expect(entry.state()).toEqual({ open: 'failed' })
    expect(entry.view()).toMatchObject({ failure: { kind: 'unconfirmed' } })
    expect(entry.view().answers).toEqual(aContactAnswer())
    entry.send({ type: 'form.send' })
    await entry.submitted(E.left(unreachable))
    entry.type('name', 'Nora Fields')
    entry.send({ type: 'form.send' })
    expect(entry.asked.map(({ input }) => input)).toMatchObject([
      { intentId: 'intent-1' },
      { intentId: 'intent-1' },
      { intentId: 'intent-2' },
    ])
  })

  it('goes on under the name that a reload has kept', () => {
    const entry = anEntry({ kept: { answers: aContactAnswer(), intentId: 'intent-before' } })
    entry.send({ type: 'form.send' })
    expect(entry.asked).toMatchObject([{ input: { intentId: 'intent-before' } }])
  })

  it('that was refused marks the questions with the words of the server', async () => {
    const entry = anEntry(filledIn)
    entry.send({ type: 'form.send' })
    const fields = new Map([['emailAddress', ['We cannot reach this address.']]])
    await entry.submitted(E.left({ kind: 'refused', messages: ['…'], fields }))
    expect([...entry.view().marks]).toEqual([
      ['emailAddress', { kind: 'refused', texts: ['We cannot reach this address.'] }],
    ])
    entry.type('emailAddress', 'nora@y.test')
    expect(entry.view().marks.size).toBe(0)
  })

  it('that broke off by a defect is not known to have happened or not', async () => {
    const entry = anEntry(filledIn)
    entry.send({ type: 'form.send' })
    await entry.break('submit')
    expect(entry.view()).toMatchObject({ stage: 'open', failure: { kind: 'unconfirmed' } })
  })
})

describe('the human check', () => {
  const checked = { ...filledIn, form: aContactForm({ needsHumanCheck: true }) }

  it('comes before sending, expires, and is good for one attempt', async () => {
    const entry = anEntry(checked)
    entry.send({ type: 'form.send' })
    expect(entry.asked).toEqual([])
    expect(entry.view().humanCheck).toBe('open')
    entry.send({ type: 'human.passed', token: 'old' })
    entry.send({ type: 'human.expired' })
    entry.send({ type: 'form.send' })
    expect(entry.asked).toEqual([])
    entry.send({ type: 'human.passed', token: 'new' })
    expect(entry.view().humanCheck).toBe('passed')
    entry.send({ type: 'form.send' })
    expect(entry.asked).toMatchObject([{ input: { humanCheck: 'new' } }])
    await entry.submitted(E.left(unreachable))
    expect(entry.view()).toMatchObject({ humanCheck: 'open', checkRound: 1 })
  })

  it('cannot be passed where the site has none', () => {
    expect(anEntry({ ...checked, canCheckHuman: false }).view().humanCheck).toBe('impossible')
  })
})

describe('the incoterm', () => {
  it('EXW hides the conditional groups, with their marks (FORM-16)', () => {
    const entry = anEntry(registering)
    entry.type('contactEmail', 'nora')
    entry.send({ type: 'form.send' })
    expect([...entry.view().marks.keys()]).toEqual(['contactEmail'])
    entry.type('incoterm', 'EXW')
    expect(entry.view().groups.map(({ heading }) => heading)).toEqual(['Company'])
    expect(entry.view().marks.size).toBe(0)
    entry.type('incoterm', 'FCA')
    expect(entry.view().groups).toHaveLength(2)
  })

  it('EXW sets the place to the first warehouse, whichever of the two comes first (FORM-17)', async () => {
    const late = anEntry(registering)
    late.type('incoterm', 'EXW')
    expect(late.view()).toMatchObject({ warehousesStage: 'loading', isCollected: true })
    await late.warehousesCome(E.right(warehouses))
    expect(late.view().answers.get('incotermLocation')).toBe('WH-OHI')

    const early = anEntry(registering)
    await early.warehousesCome(E.right(warehouses))
    early.type('incoterm', 'EXW')
    expect(early.view()).toMatchObject({ warehousesStage: 'known', warehouses })
    expect(early.view().answers.get('incotermLocation')).toBe('WH-OHI')
    early.type('incotermLocation', 'WH-KAS')
    early.type('incoterm', 'DAP')
    expect(early.view().answers.get('incotermLocation')).toBe('')
  })

  it('asks for the warehouses again when they did not come', async () => {
    const entry = anEntry(registering)
    await entry.warehousesCome(E.left(unreachable))
    expect(entry.view().warehousesStage).toBe('unknown')
    entry.send({ type: 'warehouses.retry' })
    await entry.warehousesCome(E.right(warehouses))
    expect(entry.view().warehousesStage).toBe('known')
  })

  it('needs no warehouses where the form asks for none', () => {
    expect(anEntry().view().warehousesStage).toBe('unneeded')
  })
})

describe('files', () => {
  const withFile = (entry: Entry) => {
    entry.send({ type: 'file.picked', code: 'attachment', file: aFile() })
    entry.send({ type: 'form.send' })
    return entry
  }

  it('follow the answers, and only then it is done', async () => {
    const entry = withFile(anEntry(filledIn))
    await entry.submitted(oneFile)
    expect(entry.view().stage).toBe('uploading')
    expect(entry.asked[1]).toMatchObject({ effect: 'upload', input: { place } })
    await entry.uploaded(E.right(undefined))
    expect(entry.view().stage).toBe('submitted')
  })

  it('that did not arrive are said, and sent again alone', async () => {
    const entry = withFile(anEntry(filledIn))
    await entry.submitted(oneFile)
    await entry.uploaded(E.left(unreachable))
    expect(entry.view()).toMatchObject({
      stage: 'incomplete',
      wouldLose: true,
      uploads: [{ code: 'attachment', stage: 'failed', failure: unreachable }],
    })
    entry.send({ type: 'uploads.retry' })
    await entry.uploaded(E.right(undefined))
    expect(entry.view().stage).toBe('submitted')
    expect(entry.asked.map(({ effect }) => effect)).toEqual(['submit', 'upload', 'upload'])
  })

  it('that were refused are not sent again: they stay what they are', async () => {
    const entry = withFile(anEntry(filledIn))
    await entry.submitted(oneFile)
    await entry.uploaded(E.left({ kind: 'refused', messages: [] }))
    entry.send({ type: 'uploads.retry' })
    expect(entry.view().stage).toBe('incomplete')
    expect(entry.asked.map(({ effect }) => effect)).toEqual(['submit', 'upload'])
  })

  it('without a place are not sent, and not tried again', async () => {
    const entry = withFile(anEntry(filledIn))
    await entry.submitted(noFiles)
    expect(entry.view().stage).toBe('incomplete')
    entry.send({ type: 'uploads.retry' })
    expect(entry.view().stage).toBe('incomplete')
    expect(entry.asked.map(({ effect }) => effect)).toEqual(['submit'])
  })
})

describe('every state and transition', () => {
  const opening: Partial<FormEntryInput> = {
    form: { ...aContactForm(), groups: [...aContactForm().groups, ...aRegistration().groups] },
    kept: {
      answers: new Map([...aContactAnswer(), ...aRegistrationAnswer()]),
      intentId: undefined,
    },
  }
  const plain = { ...filledIn, form: aContactForm() }
  const checked = { ...filledIn, form: aContactForm({ needsHumanCheck: true }) }
  const unsupported = { ...filledIn, form: aContactForm({ action: 'unsupported' }) }

  interface Happening {
    readonly event: { readonly type: string; readonly output?: unknown; readonly error?: unknown }
    readonly at?: string
    readonly play: (entry: Entry) => unknown
  }
  const told = (event: FormEntryEvent): Happening => ({ event, play: (entry) => entry.send(event) })
  const answered = (
    at: string,
    number: number,
    [outcome, play]: readonly [unknown, (entry: Entry) => unknown],
  ): Happening => ({
    at,
    event: { type: `xstate.done.actor.${number}.${at}`, output: outcome },
    play,
  })
  const broken = (at: string, effect: Effect): Happening => ({
    at,
    event: { type: `xstate.error.actor.0.${at}`, error: new Error('A defect.') },
    play: (entry) => entry.break(effect),
  })
  const sending = 'formEntry.filling.sending'
  const uploading = 'formEntry.filling.uploading'
  const loading = 'formEntry.warehouses.loading'
  const happenings: readonly Happening[] = [
    told({ type: 'answer.changed', code: 'name', answer: '' }),
    told({ type: 'answer.changed', code: 'name', answer: 'Nora' }),
    told({ type: 'file.picked', code: 'attachment', file: aFile() }),
    told({ type: 'human.passed', token: 'token' }),
    told({ type: 'human.expired' }),
    told({ type: 'form.clear' }),
    told({ type: 'form.send' }),
    told({ type: 'warehouses.retry' }),
    told({ type: 'uploads.retry' }),
    answered(sending, 0, [noFiles, (entry) => entry.submitted(noFiles)]),
    answered(sending, 0, [oneFile, (entry) => entry.submitted(oneFile)]),
    answered(sending, 0, [E.left(unreachable), (entry) => entry.submitted(E.left(unreachable))]),
    broken(sending, 'submit'),
    answered(uploading, 0, [E.right(undefined), (entry) => entry.uploaded(E.right(undefined))]),
    answered(uploading, 0, [E.left(unreachable), (entry) => entry.uploaded(E.left(unreachable))]),
    broken(uploading, 'upload'),
    answered(loading, 0, [
      E.right(warehouses),
      (entry) => entry.warehousesCome(E.right(warehouses)),
    ]),
    answered(loading, 0, [
      E.left(unreachable),
      (entry) => entry.warehousesCome(E.left(unreachable)),
    ]),
    broken(loading, 'warehouses'),
  ]
  const possible = (state: FormEntrySnapshot) =>
    happenings.filter(({ at }) => at === undefined || statesIn(state).includes(at))
  const roadsFrom = (start: Partial<FormEntryInput>) =>
    getShortestPaths(
      formEntryMachine.provide({
        actions: {
          nameIntent: assign(nameIntent(() => 'intent')),
          keepEntry: () => {},
          forgetEntry: () => {},
          logUnsupported: () => {},
          tellSubmitted: () => {},
        },
      }),
      {
        input: {
          form: aContactForm(),
          kept: undefined,
          isForCustomers: false,
          canCheckHuman: true,
          ...start,
        },
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers of effects are events, too
        events: (state) => possible(state).map(({ event }) => event) as unknown as FormEntryEvent[],
        serializeState: ({ value, context }) =>
          JSON.stringify([
            value,
            context.problems.length,
            context.files.size,
            context.humanCheck,
            context.uploads.map(({ stage, place: to }) => [stage, to === undefined]),
            context.answers.get('name'),
          ]),
      },
    )

  it('is reached and taken', async () => {
    const log = transitionLog()
    const reached = new Set<string>()
    for (const start of [opening, plain, checked, unsupported]) {
      const left = new Set<string>()
      for (const road of roadsFrom(start)) {
        const stop = JSON.stringify([road.state.value, road.state.context.uploads.length])
        if (left.has(stop)) continue
        left.add(stop)
        for (const last of possible(road.state)) {
          const entry = anEntry(start, log.inspect)
          for (const { event } of road.steps) {
            // oxlint-disable-next-line no-await-in-loop -- one step after the other
            await happenings.find((each) => each.event === event)?.play(entry)
          }
          for (const state of statesIn(road.state)) reached.add(state)
          // oxlint-disable-next-line no-await-in-loop
          await last.play(entry)
        }
      }
    }
    const passing = ['formEntry.filling.nextFile', 'formEntry.warehouses.deciding']
    expect(namedStates(formEntryMachine).filter((name) => !reached.has(name))).toEqual(passing)
    expect(namedTransitions(formEntryMachine).filter((name) => !log.taken.has(name))).toEqual([])
  })
})
