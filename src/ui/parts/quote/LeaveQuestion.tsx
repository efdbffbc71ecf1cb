/**
 * Nothing is lost silently: leaving waits visibly until pending writes are answered, and asks first when something
 * typed was not saved, or could not be. Staying and leaving at once are offered instead of the wait.
 */
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { hasUnsaved } from './unsaved.ts'
import { usePassed } from './use-passed.ts'
import type { OpenQuote } from './use-quote.ts'

/** Milliseconds: what is answered sooner is not worth a word. */
const soon = 400

/** Milliseconds after which the dialog says that this takes longer than it should. */
const tooLong = 10_000

export function LeaveQuestion({ quote: { actor, view } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) => {
      // Another tab or filter of the same page leaves nothing behind.
      if (current.pathname === next.pathname) return false
      const now = quoteView(actor.getSnapshot(), today())
      return now.busyPlaces.size > 0 || hasUnsaved(now)
    },
    [actor, today],
  )
  const leaving = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: () => view.busyPlaces.size > 0 || hasUnsaved(view),
    withResolver: true,
  })
  const isBlocked = leaving.status === 'blocked'
  const changes = view.busyPlaces.size
  const isWaiting = isBlocked && changes > 0
  const isSlow = usePassed(isWaiting, soon)
  const isVerySlow = usePassed(isWaiting, tooLong)
  const leave = useEffectEvent(() => leaving.proceed?.())
  const isSettled = isBlocked && changes === 0 && !hasUnsaved(view)
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
