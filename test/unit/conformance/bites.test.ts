/** The kit finds a fault wherever it is planted: in each call of each port that its suites speak of. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { conform, type Conforming, sameNames } from '../../conformance/conform.ts'
import { type Fault, withFault } from '../../conformance/planted-fault.ts'
import { type PortSuite, portSuites } from '../../conformance/suites.ts'
import { fakeUnderTest } from '../../contract/fake-under-test.ts'
import type { ShopUnderTest } from '../../contract/shop-under-test.ts'

const caseMs = 10_000

function checked(
  suites: readonly PortSuite[],
  shop: () => ShopUnderTest,
  onCall?: Conforming['onCall'],
) {
  const open = () => Promise.resolve({ shop: shop(), names: sameNames })
  return conform({ suites, open, caseMs, ...(onCall && { onCall }) })
}

const ports = [...new Set(portSuites.map(({ port }) => port))]

describe('the conformance kit', () => {
  it.each(ports)('finds what is wrong in each call of %s', async (port) => {
    const suites = portSuites.filter((each) => each.port === port)
    const faults = new Map<string, Fault>()
    const kept = await checked(suites, fakeUnderTest, (call, answer) => {
      if (!call.startsWith(`${port}.`) || E.isLeft(answer)) return
      if (answer.right !== undefined) faults.set(call, 'answers something else')
      else if (!faults.has(call)) faults.set(call, 'does nothing')
    })
    expect(kept.filter(({ outcome }) => outcome.kind !== 'holds')).toEqual([])
    expect(faults.size).toBeGreaterThan(0)
    const unfound: string[] = []
    for (const [call, fault] of faults) {
      // oxlint-disable-next-line no-await-in-loop -- one fault after the other
      const found = await checked(suites, () => withFault(fakeUnderTest(), call, fault))
      if (!found.some(({ outcome }) => outcome.kind !== 'holds')) unfound.push(call)
    }
    expect(unfound).toEqual([])
  })
})
