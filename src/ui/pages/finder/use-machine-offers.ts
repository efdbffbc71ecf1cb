/** Prices and lead times of all answers in one call, for customers. */
import { useCallback, useMemo } from 'react'
import { taskEither as TE } from 'fp-ts'
import { withLazy } from '../../../application/lazy.ts'
import type { PricedModel } from '../../../application/quote/compared-prices.ts'
import type { FittedMachine } from '../../../domain/finder/machine-fit.ts'
import type { AskedModel } from '../../../domain/pricing/asked-model.ts'
import type { CalculatedPrice } from '../../../domain/pricing/calculated-price.ts'
import { earliestDelivery } from '../../../domain/pricing/lead-time.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { useProgram } from '../../use-program.ts'

export type MachineOfferState =
  /** Nobody is signed in, or who is may not see prices yet. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'priced'
      readonly price: CalculatedPrice
      /** Undefined where the engine says no lead time. */
      readonly earliest: CalendarDate | undefined
    }

interface Answered {
  readonly key: string
  readonly prices: readonly PricedModel[]
}

export interface MachineOffers {
  /** Whether anybody is there who may see them. */
  readonly areShown: boolean
  readonly of: (modelCode: string) => MachineOfferState
  readonly earliestOf: (modelCode: string) => CalendarDate | undefined
}

/** One piece of each where no quantity is asked for. An answer to another question is none to this one. */
export function useMachineOffers(
  machines: readonly FittedMachine[],
  quantity = 1,
): { readonly offers: MachineOffers; readonly again: () => void } {
  const { comparisons } = useServices()
  const { today } = useStorefront()
  const account = useAccount()
  const key = [account?.id, quantity, ...machines.map(({ machine }) => machine.modelCode)].join(' ')
  const customer = account?.id
  const asked = useMemo(
    () => (customer === undefined ? [] : machines.flatMap((each) => askedOf(each, quantity))),
    [customer, machines, quantity],
  )
  const ask = useCallback(
    (signal: AbortSignal) =>
      TE.map((prices: readonly PricedModel[]): Answered => ({ key, prices }))(
        asked.length === 0
          ? TE.right([])
          : withLazy(comparisons, (each) => each.prices(asked, signal)),
      ),
    [asked, comparisons, key],
  )
  const [reading, again] = useProgram(ask)
  const of = (modelCode: string): MachineOfferState => {
    if (customer === undefined) return { kind: 'hidden' }
    if (reading.kind === 'failed') return { kind: 'failed' }
    if (reading.kind === 'waiting' || reading.answer.key !== key) return { kind: 'waiting' }
    const priced = reading.answer.prices.find((each) => each.asked.modelCode === modelCode)
    if (priced?.failure) return { kind: 'failed' }
    const price = priced?.price
    if (price === undefined) return { kind: 'none' }
    const { weeks, earliest } = price.leadTime
    const isKnown = weeks !== undefined || earliest !== undefined
    return {
      kind: 'priced',
      price,
      earliest: isKnown ? earliestDelivery(today(), price.leadTime) : undefined,
    }
  }
  const earliestOf = (modelCode: string) => {
    const offer = of(modelCode)
    return offer.kind === 'priced' ? offer.earliest : undefined
  }
  return { offers: { areShown: customer !== undefined, of, earliestOf }, again }
}

function askedOf({ machine }: FittedMachine, quantity: number): readonly AskedModel[] {
  const { skuId, modelCode, answers } = machine
  if (skuId === undefined) return []
  const choices = new Map(answers.map(({ key, code }) => [key, code]))
  return [{ skuId, modelCode, quantity, choices }]
}
