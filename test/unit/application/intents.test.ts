import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../src/application/failure.ts'
import { contentOf, openIntents } from '../../../src/application/intents.ts'

function someIntents() {
  let count = 0
  const intents = openIntents(() => `intent-${(count += 1)}`)
  const ids: string[] = []
  return {
    intents,
    ids,
    /** A write that ends so. */
    write: (content: string, outcome: E.Either<PortFailure, string>) =>
      intents.once(content, (id) => {
        ids.push(id)
        return TE.fromEither(outcome)
      })(),
  }
}

const done = E.right('done')

describe('the id of a write', () => {
  it.each<PortFailure>([{ kind: 'not-saved' }, { kind: 'unconfirmed' }])(
    'is that of the try before as long as it may come yet: $kind',
    async (failure) => {
      const { ids, write } = someIntents()
      await write('a', E.left(failure))
      await write('a', done)
      await write('a', done)
      expect(ids).toEqual(['intent-1', 'intent-1', 'intent-2'])
    },
  )

  it.each<PortFailure>([
    { kind: 'refused', messages: [] },
    { kind: 'unreachable', offline: true },
    { kind: 'unconfirmed', wasCarriedOut: true },
  ])('is a fresh one where the try before is over: $kind', async (failure) => {
    const { ids, write } = someIntents()
    await write('a', E.left(failure))
    await write('a', done)
    expect(ids).toEqual(['intent-1', 'intent-2'])
  })

  it('is that of the try before where that broke off', async () => {
    const { ids, intents, write } = someIntents()
    const broken = intents.once('a', (id) => {
      ids.push(id)
      return () => Promise.reject(new Error('The answer could not be read.'))
    })
    await expect(broken()).rejects.toThrow('could not be read')
    await write('a', done)
    expect(ids).toEqual(['intent-1', 'intent-1'])
  })

  it('belongs to what is written', async () => {
    const { ids, write } = someIntents()
    await write('a', E.left({ kind: 'not-saved' }))
    await write('b', done)
    await write('a', done)
    expect(ids).toEqual(['intent-1', 'intent-2', 'intent-1'])
  })

  it('is a fresh one for what is asked for twice at a time', async () => {
    const { intents } = someIntents()
    const ids: string[] = []
    const once = intents.once('a', (id) => {
      ids.push(id)
      return TE.right('done')
    })
    await Promise.all([once(), once()])
    expect(new Set(ids).size).toBe(2)
  })
})

it('tells readings of one code apart', () => {
  const line = (option: string) => ({ modelCode: 'TG7', choices: new Map([['seal', option]]) })
  expect(contentOf('line', line('A'))).not.toBe(contentOf('line', line('B')))
  expect(contentOf('line', line('A'))).toBe(contentOf('line', line('A')))
})
