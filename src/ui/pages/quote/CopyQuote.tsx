/** *Copy to a new quote*, in whatever status the quote is. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { CopyIcon } from '../../components/Icon/icons.ts'
import type { CopySource } from '../../parts/copy-quote/copy-dialog-props.ts'
import { LazyCopyDialog } from '../../parts/copy-quote/LazyCopyDialog.tsx'

export function CopyQuote({ source }: { readonly source: CopySource }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  usePreloadedDialog()
  return (
    <>
      <Button icon={CopyIcon} onClick={() => setOpen(true)}>
        {t('quote:copy')}
      </Button>
      {isOpen && <LazyCopyDialog source={source} onClose={() => setOpen(false)} />}
    </>
  )
}
