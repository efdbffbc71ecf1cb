/** The best answer of the finder to the working point of the home page. */
import { useCallback } from 'react'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { withLazy } from '../../../application/lazy.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { type FittedMachine, rankedMachines } from '../../../domain/finder/machine-fit.ts'
import { inUnits } from '../../../domain/catalogue/performance.ts'
import { type MachineWish, pointQuantities } from '../../../domain/finder/working-point.ts'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { examplePoints } from './finder-example.ts'

const wishes = { metric: wishIn('metric'), us: wishIn('us') } as const

/** Some come near; the best of them is shown. */
function wishIn(units: UnitSystem): MachineWish {
  const figures = Object.fromEntries(
    pointQuantities.flatMap((quantity) => {
      const { [quantity]: typed } = { flow: undefined, ...examplePoints[units] }
      return typed === undefined ? [] : [[quantity, Number(typed) / inUnits(1, quantity, units)]]
    }),
  )
  return { point: { kind: 'motor', figures }, interfaces: {}, most: 3 }
}

interface ExampleAnswer extends FittedMachine {
  /** Metric. */
  readonly wanted: MachineWish['point']['figures']
}

/** Undefined until it is there, and where there is none: the page does well without it. */
export function useExampleMachine(
  units: UnitSystem,
  zone: AddressZone | undefined,
): ExampleAnswer | undefined {
  const { catalogue } = useServices()
  const wish = wishes[units]
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => withLazy(catalogue, ({ machines }) => machines(wish, signal, zone)),
      [catalogue, wish, zone],
    ),
  )
  const [best] = reading.kind === 'read' ? rankedMachines(reading.answer, wish) : []
  return best && { ...best, wanted: wish.point.figures }
}
