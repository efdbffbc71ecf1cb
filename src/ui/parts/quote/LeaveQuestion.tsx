/**
 * Nothing is lost silently: leaving waits visibly until pending writes are answered, and asks first when something
 * typed was not saved, or could not be. Staying and leaving at once are offered instead of the wait.
 */
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteLifecycleSnapshot } from '../../../domain/quote/quote-lifecycle.machine.ts'
import { quoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { isSameData } from '../../../domain/shared/same-data.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { hasUnsaved } from './unsaved.ts'
import { usePassed } from './use-passed.ts'
import type { OpenQuote } from './use-quote.ts'

/** Milliseconds: what is answered sooner is not worth a word. */
const soon = 400

/** Milliseconds after which the dialog says that this takes longer than it should. */
const tooLong = 10_000

export function LeaveQuestion({ quote: { actor } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  // Of the chart itself: what is drawn may be a moment behind.
  const openIn = useCallback(
    (snapshot: QuoteLifecycleSnapshot) => {
      const view = quoteView(snapshot, today())
      return { changes: view.busyPlaces.size, isUnsaved: hasUnsaved(view) }
    },
    [today],
  )
  const isOpen = useCallback(() => {
    const { changes, isUnsaved } = openIn(actor.getSnapshot())
    return changes > 0 || isUnsaved
  }, [actor, openIn])
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    // Another tab or filter of the same page leaves nothing behind.
    ({ current, next }) => current.pathname !== next.pathname && isOpen(),
    [isOpen],
  )
  const leaving = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: isOpen,
    withResolver: true,
  })
  const isBlocked = leaving.status === 'blocked'
  // Nobody waits for it before.
  const open = useSelector(
    isBlocked ? actor : undefined,
    (snapshot) => (snapshot ? openIn(snapshot) : undefined),
    isSameData,
  )
  const changes = open?.changes ?? 0
  const isWaiting = isBlocked && changes > 0
  const isSlow = usePassed(isWaiting, soon)
  const isVerySlow = usePassed(isWaiting, tooLong)
  const leave = useEffectEvent(() => leaving.proceed?.())
  const isSettled = isBlocked && changes === 0 && open?.isUnsaved === false
  // The router's own question is answered by what the server has answered.
  useEffect(() => {
    if (isSettled) leave()
  }, [isSettled])
  return (
    <ConfirmDialog
      open={isBlocked && !isSettled && (!isWaiting || isSlow)}
      title={t(isWaiting ? 'quote:leave.waiting' : 'quote:leave.question')}
      confirmLabel={t(isWaiting ? 'quote:leave.now' : 'common:leave')}
      cancelLabel={t('common:stay')}
      busyLabel={t('common:saving')}
      tone="danger"
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      <span role="status">
        {isWaiting ? t('quote:leave.changes', { count: changes }) : t('quote:leave.effect')}
        {isVerySlow && ` ${t('quote:leave.slow')}`}
      </span>
    </ConfirmDialog>
  )
}
