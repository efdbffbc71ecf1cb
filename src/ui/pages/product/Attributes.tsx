import { useTranslation } from 'react-i18next'
import { attributeAnchor, type AttributeSet } from '../../../domain/catalogue/attribute-set.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { measureWords, unitWords } from '../../i18n/measure-words.ts'
import { softHyphens } from '../../i18n/soft-hyphens.ts'
import * as styles from './Attributes.css.ts'

interface AttributesProps {
  readonly set: AttributeSet
  /** Whether an address may lead to a value; not to one that stands on the page twice. */
  readonly hasPlaces?: boolean
  /** The place that the address leads to. */
  readonly named?: string | undefined
}

/** Names with their values and units; what has a unit is a figure. */
export function Attributes({ set, named, hasPlaces = false }: AttributesProps) {
  const { t, i18n } = useTranslation()
  const placeOf = (code: string) => {
    const id = attributeAnchor(code)
    return { id, tabIndex: -1, 'data-named': id === named || undefined }
  }
  return (
    <DescriptionList
      items={set.attributes.map(({ code, name, valueHtml, unit }) => ({
        term: softHyphens(name, i18n.language),
        description: (
          <span className={styles.value} {...(hasPlaces && placeOf(code))}>
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
