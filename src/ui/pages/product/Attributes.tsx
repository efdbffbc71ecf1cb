import type { AttributeSet } from '../../../domain/catalogue/attribute-set.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import * as styles from './Attributes.css.ts'

/** Names with their values and units. */
export function Attributes({ set }: { readonly set: AttributeSet }) {
  return (
    <DescriptionList
      items={set.attributes.map(({ name, valueHtml, unit }) => ({
        term: name,
        description: (
          <span className={styles.value}>
            <SanitisedHtml html={valueHtml} />
            {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          </span>
        ),
      }))}
    />
  )
}
