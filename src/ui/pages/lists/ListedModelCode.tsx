/** The code of a configured model on a list: its parts and what they mean, and what keeps it from being bought. */
import { useTranslation } from 'react-i18next'
import type { ListedModel } from '../../../domain/wish-list/wish-list.ts'
import { ModelCodeLine } from '../../components/ModelCodeRibbon/ModelCodeLine.tsx'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { itemSegments } from '../../parts/quote/item-segments.ts'
import * as styles from './ListsPage.css.ts'

interface ListedModelCodeProps {
  readonly model: ListedModel
  readonly productName: string
}

export function ListedModelCode({ model, productName }: ListedModelCodeProps) {
  const { t } = useTranslation()
  const { code, segments, problem } = model
  return (
    <>
      <ModelCodeLine
        code={code}
        segments={itemSegments({ modelCode: code, segments, productName })}
        words={ribbonWords(t)}
      />
      {problem && <p className={styles.problem}>{t(`account:lists.problem.${problem}`)}</p>}
    </>
  )
}
