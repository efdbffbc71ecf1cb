/** What adding a priced configuration to a quote needs beside its chart: drafts, what was typed, the draft used last. */
import { useSelector } from '@xstate/react'
import { either as E } from 'fp-ts'
import { useState } from 'react'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { pricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { quoteDialogView } from '../../../domain/pricing/quote-dialog.view.ts'
import { readQuoteRequest } from '../../../domain/pricing/quote-request.ts'
import { lastUsedDraft } from '../../../domain/quote/last-used-draft.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { PriceFlowActor } from './price-flow-actor.ts'
import { entryOf, hasTypedTerms } from './quote-entry.ts'
import { useOpenDrafts } from './use-open-drafts.ts'
import { useQuoteEntry } from './use-quote-entry.ts'

interface AddingOf {
  readonly openDrafts: Pricing['openDrafts']
  readonly flow: PriceFlowActor
  readonly account: Account | undefined
  readonly sku: Sku
}

export type QuoteAdding = ReturnType<typeof useQuoteAdding>

export function useQuoteAdding({ openDrafts, flow, account, sku }: AddingOf) {
  const { today } = useStorefront()
  const snapshot = useSelector(flow, (now) => now)
  const { isAddOffered, added } = pricePanelView(snapshot, today())
  const known = useOpenDrafts(openDrafts, { isWanted: isAddOffered, added })
  const { typed, type } = useQuoteEntry({ flow, account, sku })
  const [pressed, setPressed] = useState<OpenDraft | undefined>(undefined)
  const drafts = known.drafts.kind === 'read' ? known.drafts.answer : []
  /**
   * Adds to this draft at once, on the earliest day. What was typed in the dialog is neither sent unseen nor
   * lost: where there is any, the dialog opens with it.
   */
  const addAtOnce = (draft: OpenDraft) => {
    const view = quoteDialogView(snapshot, today())
    if (!view) return
    const chosen = { target: 'existing', quoteId: draft.id } as const
    const entry = entryOf({ ...typed, ...chosen }, drafts, view.defaultDate)
    const request = readQuoteRequest(entry, { today: today(), leadTime: view.leadTime })
    setPressed(draft)
    type(chosen)
    if (E.isRight(request) && !hasTypedTerms(typed)) {
      flow.send({ type: 'quote.add', request: request.right })
    } else flow.send({ type: 'quote.open' })
  }
  return {
    ...known,
    typed,
    type,
    lastUsed: lastUsedDraft(drafts),
    /** The draft of the last single press, until the dialog is used. */
    pressed,
    addAtOnce,
    forgetPress: () => setPressed(undefined),
  }
}
