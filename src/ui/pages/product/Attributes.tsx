import { useTranslation } from 'react-i18next'
import type { AttributeSet } from '../../../domain/catalogue/attribute-set.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { measureWords, unitWords } from '../../i18n/measure-words.ts'
import { softHyphens } from '../../i18n/soft-hyphens.ts'
import * as styles from './Attributes.css.ts'

/** Names with their values and units; what has a unit is a figure. */
export function Attributes({ set }: { readonly set: AttributeSet }) {
  const { t, i18n } = useTranslation()
  return (
    <DescriptionList
      items={set.attributes.map(({ name, valueHtml, unit }) => ({
        term: softHyphens(name, i18n.language),
        description: (
          <span className={styles.value}>
            <SanitisedHtml
              html={unit === undefined ? valueHtml : measureWords(valueHtml, i18n.language)}
            />
            {unit !== undefined && <span className={styles.unit}>{unitWords(t, unit)}</span>}
          </span>
        ),
      }))}
    />
  )
}
