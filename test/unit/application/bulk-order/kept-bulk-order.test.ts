/** What the browser keeps of a bulk order when lines of it go to a quote. */
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import {
  forgetTries,
  keptOrderTries,
  orderKeeper,
} from '../../../../src/application/bulk-order/kept-bulk-order.ts'
import { openIntents } from '../../../../src/application/intents.ts'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { emptyEntry, linesIn } from '../../../../src/domain/bulk-order/bulk-entry.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'

const listed = (text: string) => ({ ...emptyEntry, text })

function aKeptOrder(text: string) {
  const user = { id: 'ada' }
  const ports = { unsentWork: memoryUnsentWork(), owner: () => user.id }
  const keeper = orderKeeper(ports)
  keeper.keep(listed(text))
  return {
    user,
    ports,
    keeper,
    lines: linesIn(listed(text)),
    kept: () => orderKeeper(ports).take().text,
  }
}

describe('what is typed before it is known who is there', () => {
  it('is nobody’s, and nothing of theirs is written over', () => {
    const { ports, kept } = aKeptOrder('SK1N10, 5')
    const nobody = orderKeeper({ ...ports, owner: () => undefined })
    nobody.keep(listed('S'))
    expect(nobody.take()).toEqual(emptyEntry)
    expect(kept()).toBe('SK1N10, 5')
  })
})

describe('lines that go from a bulk order to a quote', () => {
  it('are kept no longer once they are there, and what was typed meanwhile is', async () => {
    const { keeper, lines, kept } = aKeptOrder('SK1N10, 5\nOM1080CNS, 3')
    const write = TE.fromIO(() => keeper.keep(listed('SK1N10, 5\nOM1080CNS, 3\nSK1N12')))
    await keeper.withoutQuoted(lines.slice(1), write, () => {})()
    expect(kept()).toBe('SK1N10, 5\nSK1N12')
  })

  it('stay kept when they were not taken', async () => {
    const { keeper, lines, kept } = aKeptOrder('OM1080CNS, 3')
    const failure: PortFailure = { kind: 'unconfirmed' }
    const tell = vi.fn<() => void>()
    expect(await keeper.withoutQuoted(lines, TE.left(failure), tell)()).toEqual(E.left(failure))
    expect(tell).not.toHaveBeenCalled()
    expect(kept()).toBe('OM1080CNS, 3')
  })

  it('leave the work of the customer who sent them', async () => {
    const { user, keeper, lines, kept } = aKeptOrder('OM1080CNS, 3')
    const write = TE.fromIO(() => {
      user.id = 'bob'
      keeper.keep(listed('OM1080CNS, 3'))
    })
    const tell = vi.fn<() => void>()
    await keeper.withoutQuoted(lines, write, tell)()
    expect(tell).not.toHaveBeenCalled()
    expect(kept()).toBe('OM1080CNS, 3')
    user.id = 'ada'
    expect(kept()).toBe('')
  })
})

describe('lines that two tabs show', () => {
  it('are foreign to the one as soon as the other has touched them, until they are read again', () => {
    const { ports, keeper, kept } = aKeptOrder('SK1N10, 5')
    const other = orderKeeper(ports)
    expect([keeper.isForeign(), other.isForeign()]).toEqual([false, false])
    other.keep(emptyEntry)
    expect([keeper.isForeign(), other.isForeign()]).toEqual([true, false])
    // What the other has added does not come back.
    keeper.keep(listed('SK1N10; 5'))
    expect(kept()).toBe('')
    // What is typed is kept, and not added by itself.
    keeper.keep(listed('SK1N10, 5\nSK1N12'))
    expect(kept()).toBe('SK1N10, 5\nSK1N12')
    expect(keeper.isForeign()).toBe(true)
    keeper.take()
    expect(keeper.isForeign()).toBe(false)
  })

  it('are not foreign to the next user', () => {
    const { user, keeper } = aKeptOrder('SK1N10, 5')
    user.id = 'bob'
    expect(keeper.isForeign()).toBe(false)
  })
})

describe('lines that are tried again after the page was loaded again', () => {
  const lost: PortFailure = { kind: 'unconfirmed' }

  /** A page with this browser's storage, which names its writes by its own letter. */
  function aPage(ports: ReturnType<typeof aKeptOrder>['ports'], letter: string) {
    const intents = openIntents(() => letter, keptOrderTries(ports))
    return async (content: string, answer: E.Either<PortFailure, void> = E.left(lost)) => {
      let sent = ''
      await intents.once(content, (id) => {
        sent = id
        return TE.fromEither(answer)
      })()
      return sent
    }
  }

  it('go under the id of the first try, and those that are known to be there under another', async () => {
    const { ports } = aKeptOrder('SK1N10, 5')
    expect(await aPage(ports, 'a')('five of SK1N10')).toBe('a')
    expect(await aPage(ports, 'b')('six of SK1N10')).toBe('b')
    expect(await aPage(ports, 'c')('five of SK1N10', E.right(undefined))).toBe('a')
    expect(await aPage(ports, 'd')('five of SK1N10')).toBe('d')
  })

  it('go under another id once they were changed, and for another user', async () => {
    const { ports, user } = aKeptOrder('SK1N10, 5')
    await aPage(ports, 'a')('five of SK1N10')
    user.id = 'bob'
    expect(await aPage(ports, 'b')('five of SK1N10')).toBe('b')
    user.id = 'ada'
    forgetTries(ports)
    expect(await aPage(ports, 'c')('five of SK1N10')).toBe('c')
  })
})
