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
  const words = useOptionWords(facet)
  const optionOf = (option: FacetOption) => (
    <Option key={option.slug} {...{ option, facet, chosen, words }} onToggle={props.onToggle} />
  )
  return (
    <>
      <fieldset id={listId} aria-label={title} className={styles.options}>
        {options.map(optionOf)}
        {!isExpanded && (
          <noscript>
            <div className={styles.furtherOptions}>
              {facet.options.filter((option) => !options.includes(option)).map(optionOf)}
            </div>
          </noscript>
        )}
      </fieldset>
      {facet.options.length > optionsShown && (
        <button
          type="button"
          className={`${buttonLook({ tone: 'quiet', size: 'sm' })} ${needsScripts}`}
          aria-label={t(isExpanded ? 'listing:selectLessOf' : 'listing:selectMoreOf', {
            facet: title,
          })}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'listing:selectLess' : 'listing:selectMore')}
        </button>
      )}
    </>
  )
}

interface OptionProps extends Omit<FacetOptionsProps, 'title'> {
  readonly option: FacetOption
  readonly words: OptionWords
}

function Option({ facet, option, chosen, onToggle, words }: OptionProps) {
  const isChosen = chosen.has(option.slug)
  return (
    <Checkbox
      name={boxName(facet, isChosen)}
      value={option.slug}
      checked={isChosen}
      onChange={() => onToggle(option.slug)}
      labelLook={option.count === 0 ? 'faint' : 'visible'}
      label={
        <>
          {words.name(option)}
          <VisuallyHidden>{words.count(option)}</VisuallyHidden>
        </>
      }
      aside={words.aside(option)}
    />
  )
}

interface OptionWords {
  readonly name: (option: FacetOption) => string
  /** For screen readers: its unit, and how many products there are. */
  readonly count: (option: FacetOption) => string
  readonly aside: (option: FacetOption) => string
}

/** The words of all options of a facet, asked for once: a list has more than a hundred of them. */
function useOptionWords(facet: Facet): OptionWords {
  const { t, i18n } = useTranslation()
  const [units] = useListUnits()
  const { language } = i18n
  const unit = facet.unit === undefined ? '' : unitWords(t, facet.unit)
  return {
    // A name ends where an element begins, so that what parts it from its unit stands before that.
    name: ({ name }) => `${optionName(facet, name, { language, units })}${unit && ' '}`,
    count: ({ count }) => `${unit}, ${t('common:productCount', { count })}`,
    aside: ({ count }) => writtenCount(count, language),
  }
}
