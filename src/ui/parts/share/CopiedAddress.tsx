/** An address in a field, and the press that copies it. Where the clipboard is kept from pages the text is chosen. */
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { CheckIcon, CopyIcon } from '../../components/Icon/icons.ts'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import * as styles from './ShareDialog.css.ts'

interface CopiedAddressProps {
  readonly address: string
  readonly field: RefObject<HTMLInputElement | null>
}

export function CopiedAddress({ address, field }: CopiedAddressProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const isCopied = outcome === 'copied'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
      field.current?.focus()
      field.current?.select()
    }
  }
  return (
    <div className={styles.address}>
      <TextField
        ref={field}
        label={t('share:link')}
        value={address}
        onChange={() => undefined}
        readOnly
        spellCheck={false}
        look="code"
      />
      <div>
        <Button tone="primary" icon={isCopied ? CheckIcon : CopyIcon} onClick={() => void copy()}>
          {t(isCopied ? 'share:copied' : 'share:copy')}
        </Button>
      </div>
      {outcome === 'refused' && <Notice tone="error">{t('share:notCopied')}</Notice>}
      <LiveRegion message={isCopied ? t('share:copied') : ''} />
    </div>
  )
}
