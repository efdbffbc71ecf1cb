/** One line on its way into the order: how many, when, under which number of one's own, and for how much. */
import { useActorRef, useSelector } from '@xstate/react'
import { either as E } from 'fp-ts'
import { useEffect, useMemo, useState } from 'react'
import { waitFor } from 'xstate'
import type { FillingRoom } from '../../../../application/draft-order/filling-room.ts'
import type { Origin } from '../../../../application/draft-order/line-entry.ts'
import type { Account } from '../../../../domain/account/account.ts'
import type { Choices } from '../../../../domain/catalogue/modifier.ts'
import type { Product, Sku } from '../../../../domain/catalogue/product.ts'
import {
  type AddedLine,
  configurationView,
  pricePanelView,
  quoteDialogView,
} from '../../../../domain/pricing/price-flow.view.ts'
import type { ConfigurationChange } from '../../../../domain/pricing/configuration.ts'
import {
  type QuoteRequestProblem,
  readQuoteRequest,
} from '../../../../domain/pricing/quote-request.ts'
import type { QuoteId } from '../../../../domain/shared/quote-id.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import type { TypedLine } from './typed-line.ts'

/** What is configured, and where it goes. */
export interface LineSource {
  readonly room: FillingRoom
  readonly quoteId: QuoteId
  readonly account: Account
  readonly product: Product
  readonly sku: Sku
  /** The answers that a code gives; undefined where they are given one by one. */
  readonly choices: Choices | undefined
  /** The own code that the line came from; keep the same one while the line is the same. */
  readonly origin: Origin
}

export function useLineEntry(
  source: LineSource,
  typed: TypedLine,
  onAdded: (line: AddedLine) => void,
) {
  const { today } = useStorefront()
  const { room, quoteId, product, sku, choices, origin, account } = source
  const machine = useMemo(() => room.lineEntry(origin), [room, origin])
  const flow = useActorRef(machine, {
    input: room.entryInput({ product, sku, choices, account, quantity: typed.quantity }),
  })
  const snapshot = useSelector(flow, (now) => now)
  const [problems, setProblems] = useState<readonly QuoteRequestProblem[]>([])
  const configuration = configurationView(snapshot)
  const panel = pricePanelView(snapshot, today())
  const adding = quoteDialogView(snapshot, today())
  const canCalculate = panel.stage === 'configuring' && panel.problems.length === 0

  // The session and the code field are outside of this chart; it is told of their changes.
  useEffect(
    () => flow.send({ type: 'account.changed', account, zone: account.zone }),
    [flow, account],
  )
  useEffect(() => {
    if (choices) flow.send({ type: 'configuration.changed', change: { kind: 'model', choices } })
  }, [flow, choices])
  // A whole configuration is priced by itself, once; what is typed after that is priced on leaving the field.
  useEffect(() => {
    const now = pricePanelView(flow.getSnapshot(), today())
    const isUnasked = now.stage === 'configuring' && now.failure === undefined
    if (isUnasked && now.problems.length === 0) flow.send({ type: 'price.calculate' })
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another model is asked for anew
  }, [flow, today, configuration.modelCode, configuration.isComplete])

  const calculate = () => flow.send({ type: 'price.calculate' })
  const change = (next: ConfigurationChange) =>
    flow.send({ type: 'configuration.changed', change: next })
  const add = async () => {
    if (!flow.getSnapshot().context.price) calculate()
    const priced = await waitFor(flow, (now) => !now.matches('calculating'))
    const { price } = priced.context
    if (!price) return
    const entry = {
      target: 'existing',
      quoteId,
      newQuoteName: '',
      date: typed.date ?? quoteDialogView(priced, today())?.defaultDate ?? '',
      customerMaterialNumber: typed.materialNumber,
    } as const
    const request = readQuoteRequest(entry, { today: today(), leadTime: price.leadTime })
    setProblems(E.isLeft(request) ? request.left : [])
    if (E.isLeft(request)) return
    flow.send({ type: 'quote.open' })
    flow.send({ type: 'quote.add', request: request.right })
    const answered = await waitFor(flow, (now) => !now.matches({ priced: 'adding' }))
    if (answered.context.added) onAdded(answered.context.added)
  }
  return {
    configuration,
    panel,
    adding,
    problems,
    canCalculate,
    change,
    calculate,
    forgetProblems: () => setProblems([]),
    // The chart ends with the part of the page that it belongs to; then nobody waits any more.
    add: () => void add().catch(() => undefined),
  }
}

export type LineAtHand = ReturnType<typeof useLineEntry>
