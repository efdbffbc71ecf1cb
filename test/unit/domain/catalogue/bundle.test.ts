import { describe, expect, it } from 'vitest'
import { bundleDemand, meetsDemand } from '../../../../src/domain/catalogue/bundle.ts'

describe('a bundle', () => {
  it.each([
    [{ minimum: 3, maximum: 3 }, { kind: 'exactly', count: 3 }, [3]],
    [{ minimum: 2, maximum: 4 }, { kind: 'between', minimum: 2, maximum: 4 }, [2, 3, 4]],
    [{ minimum: 0, maximum: 2 }, { kind: 'up-to', maximum: 2 }, [0, 1, 2]],
    [{ minimum: 4, maximum: undefined }, { kind: 'at-least', minimum: 4 }, [4, 5]],
    // Bounds that contradict each other ask for the smallest.
    [{ minimum: 3, maximum: 1 }, { kind: 'exactly', count: 3 }, [3]],
    [{ minimum: -1, maximum: 1 }, { kind: 'up-to', maximum: 1 }, [0, 1]],
  ] as const)('of %j asks for %j', (bounds, demand, met) => {
    expect(bundleDemand(bounds)).toEqual(demand)
    const counts = [0, 1, 2, 3, 4, 5]
    expect(counts.filter((selected) => meetsDemand(selected, bundleDemand(bounds)))).toEqual(met)
  })
})
