/** Holds a shop to the promises of its ports, one case after the other, and says what became of each. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { ShopClient, ShopUnderTest } from '../contract/shop-under-test.ts'
import { casesOf } from './cases.ts'
import { type CaseRun, type Outcome, outcomeOf, runCase } from './outcome.ts'
import type { PortSuite } from './suites.ts'
import { watchedPort, type Watch } from './watched-port.ts'

export interface CheckedCase {
  readonly port: string
  readonly about: string
  readonly title: string
  readonly outcome: Outcome
}

export interface Opened {
  readonly shop: ShopUnderTest
  /** How the accounts of the suites are called there. */
  readonly names: Pick<Watch, 'outward' | 'inward'>
}

/** Names of the suites that are those of the backend, too. */
export const sameNames: Opened['names'] = { outward: (text) => text, inward: (text) => text }

export interface Conforming {
  /** The shop as new, for one case. */
  readonly open: () => Promise<Opened>
  readonly suites: readonly PortSuite[]
  /** Milliseconds that one case may take. */
  readonly caseMs: number
  /** Told of each call that has come to an answer, such as `cartGateway.add`. */
  readonly onCall?: Watch['answered']
}

export async function conform(conforming: Conforming): Promise<readonly CheckedCase[]> {
  const { suites, open, caseMs, onCall } = conforming
  const had = new Set<string>()
  const runs: (CaseRun & { readonly suite: PortSuite })[] = []
  for (const suite of suites) {
    let shop: ShopUnderTest | undefined
    const present = () => {
      if (shop === undefined) throw new Error('The shop is not open.')
      return shop
    }
    for (const each of casesOf(() => suite.suite(present))) {
      const absent: string[] = []
      const answered: Watch['answered'] = (call, answer) => {
        onCall?.(call, answer)
        if (isAbsence(answer)) absent.push(call)
        else if (!isSilence(answer)) had.add(call)
      }
      const opening = async () => {
        const { shop: opened, names } = await open()
        shop = watchedShop(opened, { ...names, answered })
        await each.run()
      }
      // oxlint-disable-next-line no-await-in-loop -- cases share accounts
      const run = await runCase({ ...each, run: opening }, caseMs, () => absent)
      runs.push({ ...run, suite })
    }
  }
  return runs.map(({ suite: { port, about, mayBeRefused = false }, ...run }) => ({
    port,
    about,
    title: run.title,
    outcome: outcomeOf(run, (call) => had.has(call), mayBeRefused),
  }))
}

/** Whether an answer is that of a backend which does not have the call. */
function isAbsence(answer: E.Either<PortFailure, unknown>): boolean {
  if (E.isRight(answer)) return false
  const { left: failure } = answer
  if (failure.kind === 'not-found') return true
  return failure.kind === 'server-failed' && (failure.status === 501 || failure.status === 405)
}

/** Whether nobody has said anything, since the asking was given up: that tells nothing of the backend. */
function isSilence(answer: E.Either<PortFailure, unknown>): boolean {
  return E.isLeft(answer) && ['aborted', 'unreachable', 'timed-out'].includes(answer.left.kind)
}

/** Every port of the shop, and of each of its clients, watched. */
function watchedShop(shop: ShopUnderTest, watch: Watch): ShopUnderTest {
  const { catalogue, search, content, pages } = shop
  return {
    ...shop,
    // The names of its goods are read when a case asks for them.
    known: shop.known,
    catalogue: watchedPort('catalogue', catalogue, watch),
    search: watchedPort('search', search, watch),
    content: watchedPort('siteContent', content, watch),
    pages: watchedPort('sitePages', pages, watch),
    client: async (email) => {
      const client = await shop.client(email && (await watch.outward(email)))
      return watchedClient(client, watch)
    },
    resetSecret: async (email) => shop.resetSecret(await watch.outward(email)),
    signInLink: async (email) => shop.signInLink(await watch.outward(email)),
  }
}

function watchedClient({ tokens, ...ports }: ShopClient, watch: Watch): ShopClient {
  const watched = Object.entries(ports).map(
    ([name, port]) => [name, watchedPort(name, port, watch)] as const,
  )
  return { ...ports, ...Object.fromEntries(watched), tokens }
}
