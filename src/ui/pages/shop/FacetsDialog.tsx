import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'

interface FacetsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Undefined while nothing is chosen. */
  readonly onClear: (() => void) | undefined
  /** On the button that leads back to the list: how many there are. */
  readonly doneText: string
  readonly children: ReactNode
}

/** The filters of a list where there is no room beside it. */
export function FacetsDialog({ open, onClose, onClear, doneText, children }: FacetsDialogProps) {
  const { t } = useTranslation()
  // The dialog's code is fetched when it is first wanted.
  const [wasWanted, setWasWanted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  if (open && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  return (
    <>
      {hasFailed && <Notice tone="error">{t('listing:filtersFailed')}</Notice>}
      <Dialog
        open={open}
        onClose={onClose}
        onMissed={() => {
          setHasFailed(true)
          onClose()
        }}
        title={t('listing:filters')}
        closeLabel={t('listing:closeFilters')}
        footer={
          <>
            {onClear && <Button onClick={onClear}>{t('listing:clearFilters')}</Button>}
            <Button tone="primary" onClick={onClose}>
              {doneText}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
