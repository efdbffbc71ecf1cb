/** The two charts of a bulk order: its lines with what becomes of them, and beside it what the lines are. */
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bulkOrderView } from '../../../application/bulk-order/bulk-order.view.ts'
import type { BulkOrders } from '../../../application/bulk-order/bulk-orders.ts'
import { bulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import type { Account } from '../../../domain/account/account.ts'
import { emptyEntry, joined } from '../../../domain/bulk-order/bulk-entry.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useSession } from '../../use-account.ts'

/** Starts both with what the browser has kept, and tells them who is there; gives their views and the ways to tell them more. */
export function useBulkOrder(bulkOrders: BulkOrders, account: Account | undefined) {
  const { settings } = useStorefront()
  const { language } = useTranslation().i18n
  const zone = account?.zone ?? siteZone(settings)
  const isUnknown = useSession((now) => now.hasTag('unknown'), true)
  const [input] = useState(() => ({
    // A page that the server has drawn begins as it was drawn: empty.
    entry: isUnknown ? emptyEntry : bulkOrders.kept(),
    reader: { zone, isPreview: false },
    language,
  }))
  const [snapshot, send, order] = useMachine(bulkOrders.machine, { input })
  const view = bulkOrderView(snapshot)
  const { entry } = view
  const [reviewed, tellReview] = useMachine(bulkOrders.review, { input })
  // The chart of the review stands beside that of the order, and hears of every line.
  useEffect(() => tellReview({ type: 'entry.changed', entry }), [tellReview, entry])
  // The session lives outside React and outside this chart; it is told of every change.
  useEffect(() => {
    const reader = { zone, isPreview: false }
    send({ type: 'reader.changed', reader })
    tellReview({ type: 'reader.changed', reader })
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another user has other prices
  }, [send, tellReview, zone, account?.id])
  // The language of the page is not known to the chart otherwise.
  useEffect(() => tellReview({ type: 'words.changed', language }), [tellReview, language])
  // What was typed before this visit is known as late as who is there; what has been typed meanwhile comes behind it.
  useEffect(() => {
    if (isUnknown) return
    const typed = bulkOrderView(order.getSnapshot()).entry
    send({ type: 'entry.kept', entry: joined(bulkOrders.kept(), typed) })
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another user has kept other work
  }, [bulkOrders, order, send, isUnknown, account?.id])
  // An earlier visit of this page may have sent them.
  useEffect(
    () => bulkOrders.onQuoted((lines) => send({ type: 'lines.quoted', lines })),
    [bulkOrders, send],
  )
  return { view, review: bulkReviewView(reviewed), send, tellReview }
}
