import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Facet,
  type FacetOption,
  optionsShown,
  shownOptions,
} from '../../../domain/catalogue/facet.ts'
import { boxName } from '../../../domain/search/listing-form.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { unitWords } from '../../i18n/measure-words.ts'
import { writtenCount } from '../../i18n/written-count.ts'
import { optionName } from './facet-words.ts'
import { useListUnits } from './use-list-units.ts'
import * as styles from './Facets.css.ts'

interface FacetOptionsProps {
  readonly facet: Facet
  readonly title: string
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (option: string) => void
}

/**
 * The options of a facet: the first few, and all of them on demand, no higher than 12rem (CAT-36). Without scripts
 * all of them are there.
 */
export function FacetOptions(props: FacetOptionsProps) {
  const { facet, title, chosen } = props
  const { t } = useTranslation()
  const listId = useId()
  const [isExpanded, setExpanded] = useState(false)
  const options = shownOptions(facet, chosen, isExpanded)
  return (
    <>
      <fieldset id={listId} aria-label={title} className={styles.options}>
        {options.map((option) => (
          <Option
            key={option.slug}
            option={option}
            facet={facet}
            chosen={chosen}
            onToggle={props.onToggle}
          />
        ))}
        {!isExpanded && (
          <noscript>
            <div className={styles.furtherOptions}>
              {facet.options
                .filter((option) => !options.includes(option))
                .map((option) => (
                  <Option
                    key={option.slug}
                    option={option}
                    facet={facet}
                    chosen={chosen}
                    onToggle={props.onToggle}
                  />
                ))}
            </div>
          </noscript>
        )}
      </fieldset>
      {facet.options.length > optionsShown && (
        <button
          type="button"
          className={`${buttonLook({ tone: 'quiet', size: 'sm' })} ${needsScripts}`}
          aria-label={t(isExpanded ? 'catalogue:selectLessOf' : 'catalogue:selectMoreOf', {
            facet: title,
          })}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'catalogue:selectLess' : 'catalogue:selectMore')}
        </button>
      )}
    </>
  )
}

interface OptionProps extends Omit<FacetOptionsProps, 'title'> {
  readonly option: FacetOption
}

function Option({ facet, option, chosen, onToggle }: OptionProps) {
  const { t, i18n } = useTranslation()
  const [units] = useListUnits()
  return (
    <Checkbox
      name={boxName(facet, chosen.has(option.slug))}
      value={option.slug}
      checked={chosen.has(option.slug)}
      onChange={() => onToggle(option.slug)}
      label={
        <span className={option.count === 0 ? styles.emptyOption : styles.option}>
          <span>
            {optionName(facet, option.name, { language: i18n.language, units })}{' '}
            {facet.unit !== undefined && (
              <VisuallyHidden>{unitWords(t, facet.unit)}</VisuallyHidden>
            )}
          </span>
          <span className={styles.count} aria-hidden>
            {writtenCount(option.count, i18n.language)}
          </span>
          <VisuallyHidden>, {t('common:productCount', { count: option.count })}</VisuallyHidden>
        </span>
      }
    />
  )
}
