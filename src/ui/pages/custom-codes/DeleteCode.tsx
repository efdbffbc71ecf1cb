/** Deletes a code of one's own, with a question. */
import { useTranslation } from 'react-i18next'
import type { OwnCodes } from '../../../application/draft-order/own-codes.ts'
import type { KeptCode } from '../../../domain/draft-order/kept-code.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { WholeCodes } from '../../components/WholeCodes/WholeCodes.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useConfirmedWrite } from '../../use-confirmed-write.ts'

interface DeleteCodeProps extends Pick<OwnCodes, 'remove'> {
  readonly code: KeptCode
  readonly onDeleted: () => void
  readonly onRefused: () => void
}

export function DeleteCode({ remove, code, onDeleted, onRefused }: DeleteCodeProps) {
  const { t } = useTranslation()
  const { customCode, modelCode } = code
  const { ask, dialog, failure, send } = useConfirmedWrite(remove, onDeleted)
  return (
    <>
      <RowAction
        icon={RemoveIcon}
        shortLabel={t('codes:delete.short')}
        label={t('codes:delete.one', { code: customCode })}
        onClick={ask}
      />
      <ConfirmDialog
        {...dialog}
        title={t('codes:delete.question')}
        confirmLabel={t('codes:delete.confirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('codes:delete.busy')}
        tone="danger"
        error={failure && failureWords(t, failure, 'codes:delete.failed')}
        onConfirm={() => send(code)}
        onCancel={() => {
          dialog.onCancel()
          // What was refused may stand for another model by now, which the list is to show.
          if (failure) onRefused()
        }}
      >
        <WholeCodes codes={[customCode, modelCode]}>
          {t('codes:delete.effect', { code: customCode, model: modelCode })}
        </WholeCodes>
      </ConfirmDialog>
    </>
  )
}
