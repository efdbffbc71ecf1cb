/** One line on its way into the order: starts its chart, passes on what is typed, and tells when it is added. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { DraftOrder } from '../../../../application/draft-order/draft-orders.ts'
import {
  type LineEntryEvent,
  lineEntryView,
  type Origin,
} from '../../../../application/draft-order/line-entry.view.ts'
import type { Account } from '../../../../domain/account/account.ts'
import type { Choices } from '../../../../domain/catalogue/modifier.ts'
import type { Product, Sku } from '../../../../domain/catalogue/product.ts'
import type { AddedLine } from '../../../../domain/pricing/price-flow.view.ts'
import type { TypedLine } from './typed-line.ts'

/** What is configured, and where it goes. */
export interface LineSource {
  readonly draftOrder: DraftOrder
  readonly account: Account
  readonly product: Product
  readonly sku: Sku
  /** The answers that a code gives; undefined where they are given one by one. */
  readonly choices: Choices | undefined
  /** The own code that the line came from. */
  readonly origin: Origin
}

export function useLineEntry(
  { draftOrder, account, origin, ...source }: LineSource,
  typed: TypedLine,
  onAdded: (line: AddedLine) => void,
) {
  const { choices, sku } = source
  const entry = useActorRef(draftOrder.lineEntry, {
    input: draftOrder.lineEntryInput({ ...source, account, quantity: typed.quantity }),
  })
  const view = lineEntryView(useSelector(entry, (now) => now))
  const tellAdded = useEffectEvent(onAdded)

  // The session and the code field are outside of this chart; it is told of their changes.
  useEffect(() => entry.send({ type: 'account.changed', account }), [entry, account])
  useEffect(() => {
    if (choices) entry.send({ type: 'configuration.changed', change: { kind: 'model', choices } })
  }, [entry, choices])
  useEffect(() => {
    const listening = entry.on('line.added', ({ line }) => tellAdded(line))
    return () => listening.unsubscribe()
  }, [entry])

  return {
    ...view,
    sku,
    origin,
    send: (event: LineEntryEvent) => entry.send(event),
    add: () => {
      const { date, materialNumber: customerMaterialNumber } = typed
      entry.send({ type: 'line.add', wish: { typed: { date, customerMaterialNumber }, origin } })
    },
  }
}

export type EnteredLine = ReturnType<typeof useLineEntry>
