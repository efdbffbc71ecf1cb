/** Leaving asks first where something would be lost: a file that was chosen, or what is under way. */
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'

export function LeaveForm({ wouldLose }: { readonly wouldLose: boolean }) {
  const { t } = useTranslation()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => wouldLose && current.pathname !== next.pathname,
    enableBeforeUnload: wouldLose,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      title={t('form:leave.question')}
      confirmLabel={t('common:leave')}
      cancelLabel={t('common:stay')}
      busyLabel={t('form:sending')}
      tone="danger"
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      {t('form:leave.effect')}
    </ConfirmDialog>
  )
}
