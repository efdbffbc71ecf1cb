/** One quantity for the chosen lines. Each line says for itself what is wrong with it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { NumberText } from '../../../components/NumberText/NumberText.tsx'
import * as styles from './ManyLines.css.ts'

export function SharedQuantity({ onSet }: { readonly onSet: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const set = () => {
    onSet(text.trim())
    setText('')
  }
  return (
    <div className={styles.entry}>
      <NumberText
        label={t('quote:lines.quantity.label')}
        labelLook="hidden"
        width="tiny"
        value={text}
        onChange={setText}
      />
      <Button
        size="sm"
        onClick={set}
        {...(text.trim() === '' && {
          reason: t('quote:lines.quantity.enterFirst'),
          reasonLook: 'announced' as const,
        })}
      >
        {t('quote:lines.quantity.set')}
      </Button>
    </div>
  )
}
