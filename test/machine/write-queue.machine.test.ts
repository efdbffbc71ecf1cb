import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { writeQueueMachine } from '../../src/application/write-queue.machine.ts'
import { resourceView } from '../../src/application/write-queue.view.ts'
import { settled } from '../fakes/held-answers.ts'
import { aWriteQueue } from './write-queue.harness.ts'

describe('a written resource', () => {
  it('is not asked for before it is wanted, also when its owner changes', async () => {
    const tab = aWriteQueue()
    tab.actor.send({ type: 'owner.changed' })
    await settled()
    expect(tab.held.sent).toEqual([])
    expect(tab.view()).toEqual({ kind: 'loading' })
  })

  it('is read again when its owner changes, and what waited for the other is dropped', async () => {
    const tab = aWriteQueue()
    await tab.read()
    await tab.held.answerAll()
    await tab.write('a', '1')
    await tab.write('b', '1')
    tab.actor.send({ type: 'owner.changed' })
    expect(tab.view()).toEqual({ kind: 'loading' })
    await tab.held.answerAll()
    expect(tab.held.sent).toEqual(['read', 'a=1', 'read'])
    expect(tab.at('b')).toEqual({ kind: 'quiet' })
  })

  it('is read before it is written to, and only the newest wish of a thing is written then', async () => {
    const tab = aWriteQueue()
    await tab.write('a', '1')
    await tab.write('b', '1')
    await tab.write('a', '2')
    expect(tab.waiting()).toEqual(['read'])
    await tab.held.answerAll()
    expect(tab.server.journal).toEqual(['b=1', 'a=2'])
  })

  it('leaves what is under way alone, and writes the newest wish behind it', async () => {
    const tab = aWriteQueue()
    await tab.write('a', '1')
    await tab.held.waiting()[0]?.answer()
    for (const text of ['2', '3', '4']) await tab.write('a', text)
    expect(tab.at('a')).toEqual({ kind: 'busy', write: { name: 'a', text: '4' } })
    await tab.held.answerAll()
    expect(tab.server.journal).toEqual(['a=1', 'a=4'])
  })

  it('takes back what waits where the newest wish is what is under way', async () => {
    const tab = aWriteQueue()
    await tab.write('a', '1')
    await tab.held.waiting()[0]?.answer()
    await tab.write('a', '2')
    await tab.write('a', '1')
    await tab.held.answerAll()
    expect(tab.server.journal).toEqual(['a=1'])
  })

  it('loses no wish of a place that is about several things', async () => {
    const tab = aWriteQueue()
    for (const name of ['a', 'b', 'c', 'd']) await tab.write(name, '1', 'form')
    await tab.held.answerAll()
    expect(tab.server.journal).toEqual(['a=1', 'b=1', 'c=1', 'd=1'])
    expect(tab.at('form')).toEqual({ kind: 'done', write: { name: 'd', text: '1' } })
  })

  it('tells at its place why a write failed, until that is put away', async () => {
    const tab = aWriteQueue()
    await tab.write('a', '1')
    await tab.held.waiting()[0]?.answer()
    await tab.held.waiting()[0]?.answer({ kind: 'not-found' })
    expect(tab.at('a')).toMatchObject({ kind: 'failed', failure: { kind: 'not-found' } })
    expect(tab.waiting()).toEqual(['read'])
    tab.actor.send({ type: 'outcome.forget', place: 'a' })
    expect(tab.at('a')).toEqual({ kind: 'quiet' })
  })

  it.each([
    ['lost', 'done', ['a=1']],
    ['cut', 'failed', []],
  ] as const)(
    'settles a write that was %s with the first reading back, once it can be read again: %s',
    async (how, kind, settledWrites) => {
      const tab = aWriteQueue()
      const told: string[] = []
      tab.actor.on('settled', ({ write }) => told.push(`${write.name}=${write.text}`))
      await tab.write('a', '1')
      await tab.held.waiting()[0]?.answer()
      await tab.held.waiting()[0]?.answer(how)
      // Reading back, and reading again by itself.
      for (const _ of [1, 2]) await tab.held.waiting()[0]?.answer({ kind: 'not-found' })
      expect(tab.at('a')).toMatchObject({ kind: 'failed', failure: { kind: 'unconfirmed' } })
      await tab.read()
      await tab.held.answerAll()
      expect(tab.at('a').kind).toBe(kind)
      expect(tab.at('a')).not.toMatchObject({ failure: { kind: 'unconfirmed' } })
      expect(told).toEqual(settledWrites)
      await tab.read()
      await tab.held.answerAll()
      expect(told).toEqual(settledWrites)
    },
  )

  it('leaves a write open where something else was written before the next reading', async () => {
    const tab = aWriteQueue()
    await tab.write('a', '1')
    await tab.held.waiting()[0]?.answer()
    await tab.held.waiting()[0]?.answer('lost')
    for (const _ of [1, 2]) await tab.held.waiting()[0]?.answer({ kind: 'not-found' })
    await tab.write('b', '1')
    await tab.held.answerAll()
    await tab.read()
    await tab.held.answerAll()
    expect(tab.at('a')).toMatchObject({ kind: 'failed', failure: { kind: 'unconfirmed' } })
  })

  it('tells of the newer wish of a place that it failed, whatever a later reading shows of the older one', async () => {
    const tab = aWriteQueue()
    await tab.write('a', '1')
    await tab.held.waiting()[0]?.answer()
    await tab.write('a', '2')
    await tab.held.waiting()[0]?.answer('lost')
    await tab.held.waiting()[0]?.answer({ kind: 'not-found' })
    expect(tab.waiting()).toEqual(['a=2'])
    await tab.held.waiting()[0]?.answer({ kind: 'server-failed', status: 500 })
    await tab.held.answerAll()
    expect(tab.server.texts).toEqual({ a: '1' })
    expect(tab.at('a')).toMatchObject({ kind: 'failed', write: { name: 'a', text: '2' } })
  })

  it('is read again after a write during which another tab has changed it', async () => {
    const tab = aWriteQueue()
    await tab.write('a', '1')
    await tab.held.waiting()[0]?.answer()
    await tab.otherTab('b', '1')
    expect(tab.waiting()).toEqual(['a=1'])
    await tab.held.answerAll()
    expect(tab.held.sent).toEqual(['read', 'a=1', 'read'])
  })

  it('says that it is malformed where the reading breaks', async () => {
    const bare = createActor(writeQueueMachine<string, string>()).start()
    bare.send({ type: 'read' })
    await settled()
    expect(resourceView(bare.getSnapshot())).toMatchObject({ failure: { kind: 'malformed' } })
  })
})
