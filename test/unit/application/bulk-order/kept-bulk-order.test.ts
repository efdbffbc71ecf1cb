/** What the browser keeps of a bulk order when lines of it go to a quote. */
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  keepEntry,
  keptEntry,
  withoutQuoted,
} from '../../../../src/application/bulk-order/kept-bulk-order.ts'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { emptyEntry, linesIn } from '../../../../src/domain/bulk-order/bulk-entry.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'

function aKeptOrder(text: string) {
  const user = { id: 'ada' }
  const ports = { unsentWork: memoryUnsentWork(), owner: () => user.id }
  const entry = { ...emptyEntry, text }
  keepEntry(ports, entry)
  return { user, ports, lines: linesIn(entry), kept: () => keptEntry(ports).text }
}

describe('what is typed before it is known who is there', () => {
  it('is nobody’s, and nothing of theirs is written over', () => {
    const { ports, kept } = aKeptOrder('SK1N10, 5')
    const nobody = { ...ports, owner: () => undefined }
    keepEntry(nobody, { ...emptyEntry, text: 'S' })
    expect(keptEntry(nobody)).toEqual(emptyEntry)
    expect(kept()).toBe('SK1N10, 5')
  })
})

describe('lines that go from a bulk order to a quote', () => {
  it('are kept no longer once they are there, and what was typed meanwhile is', async () => {
    const { ports, lines, kept } = aKeptOrder('SK1N10, 5\nOM1080CNS, 3')
    const write = TE.fromIO(() => {
      keepEntry(ports, { ...emptyEntry, text: 'SK1N10, 5\nOM1080CNS, 3\nSK1N12' })
    })
    await withoutQuoted(ports, lines.slice(1), write)()
    expect(kept()).toBe('SK1N10, 5\nSK1N12')
  })

  it('stay kept when they were not taken', async () => {
    const { ports, lines, kept } = aKeptOrder('OM1080CNS, 3')
    const failure: PortFailure = { kind: 'unconfirmed' }
    expect(await withoutQuoted(ports, lines, TE.left(failure))()).toEqual(E.left(failure))
    expect(kept()).toBe('OM1080CNS, 3')
  })

  it('leave the work of the customer who sent them', async () => {
    const { user, ports, lines, kept } = aKeptOrder('OM1080CNS, 3')
    const write = TE.fromIO(() => {
      user.id = 'bob'
      keepEntry(ports, { ...emptyEntry, text: 'OM1080CNS, 3' })
    })
    await withoutQuoted(ports, lines, write)()
    expect(kept()).toBe('OM1080CNS, 3')
    user.id = 'ada'
    expect(kept()).toBe('')
  })
})
