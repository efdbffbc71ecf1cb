/** What is to be said of answers that a link or another region has brought: what became of them, and what is not offered. */
import { useTranslation } from 'react-i18next'
import type { UnofferedAnswer } from '../../../domain/pricing/configuration-text.ts'
import type { RegionLeft } from '../../../domain/pricing/price-flow.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { unofferedWords } from '../../parts/model-code/unoffered-words.ts'
import { useRegionChoice } from '../../settings-reload.tsx'
import * as styles from './Configurator.css.ts'
import type { CodeElsewhere } from './configuration-address.ts'
import { RegionNotice } from './RegionNotice.tsx'

interface CarriedAnswersProps {
  readonly left: RegionLeft | undefined
  readonly elsewhere: CodeElsewhere | undefined
  readonly missed: readonly UnofferedAnswer[]
  readonly isCustomer: boolean
}

export function CarriedAnswers({ left, elsewhere, missed, isCustomer }: CarriedAnswersProps) {
  const { t } = useTranslation()
  const chooseRegion = useRegionChoice()
  // Of a code it is worth knowing even where every answer is the same here.
  const isFromCode = elsewhere !== undefined && elsewhere.zone === left?.zone
  return (
    <>
      {left && (isFromCode || left.moved.length > 0) && (
        <div className={styles.told}>
          <RegionNotice
            left={left}
            code={isFromCode ? elsewhere.code : undefined}
            onUndo={isCustomer ? undefined : () => chooseRegion(left.zone)}
          />
        </div>
      )}
      {missed.length > 0 && (
        <div className={styles.told}>
          <Notice
            tone="warning"
            title={t('product:unoffered', { answers: unofferedWords(missed, 200) })}
          />
        </div>
      )}
    </>
  )
}
