/** One quantity for the chosen lines. Each line says for itself what is wrong with it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { NumberText } from '../../../components/NumberText/NumberText.tsx'
import { useEditorReport } from '../use-editor-report.ts'
import type { OpenQuote } from '../use-quote.ts'
import * as styles from './ManyLines.css.ts'

interface SharedQuantityProps {
  readonly quote: OpenQuote
  /** How many lines are chosen. */
  readonly count: number
  readonly onSet: (text: string) => void
}

export function SharedQuantity({ quote, count, onSet }: SharedQuantityProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  useEditorReport(quote, 'shared-quantity', text.trim() === '' ? 0 : count)
  const set = () => {
    onSet(text.trim())
    setText('')
  }
  return (
    <div className={styles.entry} id="shared-quantity">
      <div className={styles.quantity}>
        <NumberText
          label={t('quote:lines.quantity.label')}
          labelLook="hidden"
          width="tiny"
          value={text}
          onChange={setText}
        />
      </div>
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
