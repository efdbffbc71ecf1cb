/** A port whose adapter comes with the first question to it. */
import { either as E, taskEither as TE } from 'fp-ts'
import { expect, it, vi } from 'vitest'
import { fetchedPort } from '../../../../src/adapters/wiring/fetched-port.ts'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { tellingTabs } from '../../../../src/application/quote/quote-changes.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { memoryTabs } from '../../../fakes/memory-tabs.ts'
import { enginePortsOf, shopPorts } from '../../../fakes/shop-ports.ts'

interface Port {
  readonly double: (figure: number) => TE.TaskEither<PortFailure, number>
}

const adapter: Port = { double: (figure) => TE.right(2 * figure) }

it('fetches nothing until it is asked, and then answers as its adapter does', async () => {
  const fetch = vi.fn(() => Promise.resolve(adapter))
  const port = fetchedPort<Port>(fetch)
  const asking = port.double(4)
  expect(fetch).not.toHaveBeenCalled()
  expect(await asking()).toEqual(E.right(8))
})

it('fetches its adapter once for all questions', async () => {
  const fetch = vi.fn(() => Promise.resolve(adapter))
  const port = fetchedPort<Port>(fetch)
  await Promise.all([port.double(4)(), port.double(5)()])
  expect(await port.double(6)()).toEqual(E.right(12))
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('is unreachable where the code cannot be fetched, and tries again at the next question', async () => {
  const fetch = vi
    .fn<() => Promise<Port>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(adapter)
  const port = fetchedPort(fetch)
  expect(await port.double(4)()).toEqual(E.left({ kind: 'unreachable', offline: false }))
  expect(await port.double(4)()).toEqual(E.right(8))
})

it('can be handed on by a promise', async () => {
  const port = fetchedPort(() => Promise.resolve(adapter))
  const handed = await Promise.resolve(port)
  expect(await handed.double(1)()).toEqual(E.right(2))
})

it('has all of its calls where other tabs are told of what it writes', async () => {
  const { draftOrderGateway, fulfilmentGateway, quoteGateway } = await enginePortsOf(
    shopPorts(fakeShop(), 'us@manifold.test'),
  )
  const ports = { draftOrderGateway, fulfilmentGateway, quoteGateway }
  const told = tellingTabs(
    {
      draftOrderGateway: fetchedPort(() => Promise.resolve(draftOrderGateway)),
      fulfilmentGateway: fetchedPort(() => Promise.resolve(fulfilmentGateway)),
      quoteGateway: fetchedPort(() => Promise.resolve(quoteGateway)),
    },
    memoryTabs(),
  )
  expect(callsOf(told)).toEqual(callsOf(ports))
  expect(E.isRight(await told.quoteGateway.openDrafts()())).toBe(true)
})

it('cannot be copied, which would leave it without calls', () => {
  const port = fetchedPort(() => Promise.resolve(adapter))
  expect(() => ({ ...port })).toThrow('cannot be copied')
})

function callsOf(ports: object): readonly string[] {
  return Object.entries(ports)
    .flatMap(([port, calls]: [string, object]) =>
      Object.keys(calls).map((name) => `${port}.${name}`),
    )
    .toSorted()
}
