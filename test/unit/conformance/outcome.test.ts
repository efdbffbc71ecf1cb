/** What the kit says of a backend that lacks a call, refuses one, or was not described. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { casesOf, describe as group, it as one } from '../../conformance/cases.ts'
import { conform, sameNames } from '../../conformance/conform.ts'
import { NotNamed } from '../../conformance/not-named.ts'
import { textReport } from '../../conformance/report.ts'
import type { PortSuite } from '../../conformance/suites.ts'
import { fakeUnderTest } from '../../contract/fake-under-test.ts'
import { right } from '../../contract/goods.ts'
import type { ShopUnderTest } from '../../contract/shop-under-test.ts'

const milestones: PortSuite = {
  port: 'sitePages',
  about: 'milestones',
  suite: (shop) => {
    one('has some', async () => {
      expect(right(await shop().pages.milestones({ locale: 'en' })()).length).toBeGreaterThan(0)
    })
  },
}

/** A shop whose milestones are answered with that failure. */
function answering(
  failure:
    | { readonly kind: 'not-found' }
    | { readonly kind: 'server-failed'; readonly status: number },
): ShopUnderTest {
  const shop = fakeUnderTest()
  return {
    ...shop,
    pages: { ...shop.pages, milestones: () => () => Promise.resolve(E.left(failure)) },
  }
}

async function outcomesOf(shop: ShopUnderTest, suites: readonly PortSuite[], caseMs = 5000) {
  const open = () => Promise.resolve({ shop, names: sameNames })
  return (await conform({ suites, open, caseMs })).map(({ outcome }) => outcome)
}

describe('a promise', () => {
  it('holds where it is kept', async () => {
    expect(await outcomesOf(fakeUnderTest(), [milestones])).toEqual([{ kind: 'holds' }])
  })

  it('is missing where the backend has no such call and the shop needs it', async () => {
    const missing = { kind: 'missing', call: 'sitePages.milestones' }
    expect(await outcomesOf(answering({ kind: 'not-found' }), [milestones])).toEqual([missing])
    const notImplemented = answering({ kind: 'server-failed', status: 501 })
    expect(await outcomesOf(notImplemented, [milestones])).toEqual([missing])
  })

  it('is missing, too, where another case has given up before the call was answered', async () => {
    const shop = fakeUnderTest()
    const failures = [{ kind: 'aborted' }, { kind: 'not-found' }] as const
    let asked = 0
    const milestonesOf = () => () => Promise.resolve(E.left(failures[asked++] ?? failures[1]))
    const pages = { ...shop.pages, milestones: milestonesOf }
    const outcomes = await outcomesOf({ ...shop, pages }, [milestones, milestones])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['wrong', 'missing'])
  })

  it('is refused as allowed where the shop can do without the call', async () => {
    const optional = { ...milestones, mayBeRefused: true } as const
    expect(await outcomesOf(answering({ kind: 'not-found' }), [optional])).toEqual([
      { kind: 'refused as allowed', call: 'sitePages.milestones' },
    ])
  })

  it('is wrong, and not missing, where the call has answered another case', async () => {
    const nothing: PortSuite = {
      ...milestones,
      suite: (shop) => {
        milestones.suite(shop)
        one('finds a page that there is not', async () => {
          right(await shop().pages.page('no-such-page', { locale: 'en' })())
        })
        one('finds a page that there is', async () => {
          right(await shop().pages.page('about', { locale: 'en' })())
        })
      },
    }
    const outcomes = await outcomesOf(fakeUnderTest(), [nothing])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['holds', 'wrong', 'holds'])
  })

  it('is not checked where the profile does not name what it takes', async () => {
    const unnamed = {
      ...fakeUnderTest(),
      client: () => Promise.reject(new NotNamed('accounts.locked')),
    }
    const asking: PortSuite = {
      ...milestones,
      suite: (shop) => one('asks', async () => void (await shop().client('locked@manifold.test'))),
    }
    expect(await outcomesOf(unnamed, [asking])).toEqual([
      { kind: 'not checked', needed: 'accounts.locked' },
    ])
  })

  it('is wrong with its first difference, and when it comes to no end', async () => {
    const differing: PortSuite = {
      ...milestones,
      suite: () => {
        one('differs', () => expect({ weeks: 3 }).toEqual({ weeks: 4 }))
        one('waits', () => new Promise(() => {}))
      },
    }
    const [differs, waits] = await outcomesOf(fakeUnderTest(), [differing], 20)
    expect(differs).toMatchObject({
      kind: 'wrong',
      difference: expect.stringContaining('{"weeks":4}'),
    })
    expect(waits).toEqual({ kind: 'wrong', difference: 'No end after 20 milliseconds.' })
  })
})

describe('the cases of a suite', () => {
  it('come with their groups, rows of a table and the work before them', async () => {
    const done: string[] = []
    const cases = casesOf(() => {
      group('a cart', () => {
        one.each([
          ['of a visitor', 1],
          ['of a customer', 2],
        ])('%s holds %d', (whose, count) => void done.push(`${whose} ${count}`))
      })
      one('outside', () => void done.push('outside'))
    })
    expect(cases.map(({ path, title }) => [...path, title])).toEqual([
      ['a cart', 'of a visitor holds 1'],
      ['a cart', 'of a customer holds 2'],
      ['outside'],
    ])
    for (const each of cases) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await each.run()
    }
    expect(done).toEqual(['of a visitor 1', 'of a customer 2', 'outside'])
  })
})

describe('the report', () => {
  it('counts each port by what became of its promises, and says why', () => {
    const text = textReport([
      { port: 'search', about: 'lists', title: 'counts all', outcome: { kind: 'holds' } },
      {
        port: 'search',
        about: 'lists',
        title: 'finds',
        outcome: { kind: 'wrong', difference: 'expected 2, was 3' },
      },
    ])
    expect(text).toMatch(/^search\s+lists\s+1\s+0\s+0\s+1\s+0$/m)
    expect(text).toContain('expected 2, was 3')
  })
})
