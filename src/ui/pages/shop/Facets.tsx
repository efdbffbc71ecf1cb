import { useTranslation } from 'react-i18next'
import { type Facet, type FacetGroup, facetGroups } from '../../../domain/catalogue/facet.ts'
import type { ListingQuery } from '../../../domain/catalogue/listing.ts'
import { keptBesideBoxes } from '../../../domain/search/listing-form.ts'
import { Button } from '../../components/Button/Button.tsx'
import { QueryForm } from '../../components/Form/QueryForm.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { FacetOptions } from './FacetOptions.tsx'
import { facetTitle } from './facet-words.ts'
import * as styles from './Facets.css.ts'
import { unitWords } from '../../i18n/measure-words.ts'
import { useQueryAddress } from '../../addresses/use-query-address.ts'
import { useFacetUnits } from './use-facet-units.ts'

interface FacetsProps {
  readonly facets: readonly Facet[]
  readonly query: ListingQuery
  readonly onToggle: (facet: Facet, option: string) => void
  /** Takes back what is chosen in a facet: it is going to be shown in other units. */
  readonly onClear: (facet: Facet) => void
}

const none: ReadonlySet<string> = new Set()

/** Facets that stand open from the start; the others are a line each until they are wanted. */
const openFirst = 4

/** What a list can be narrowed by, with how much there is of each (CAT-04). */
export function Facets({ facets, query, onToggle, onClear }: FacetsProps) {
  const { t } = useTranslation()
  const { filters } = query
  const { preferred, prefer } = useFacetUnits()
  const groups = facetGroups(facets, preferred(facets), (slug) => filters.has(slug))
  const changeUnit = ({ facet }: FacetGroup, unit: string) => {
    if (unit === facet.unit) return
    if (filters.has(facet.slug)) onClear(facet)
    prefer(unit)
  }
  return (
    <QueryForm
      className={styles.facets}
      address={useQueryAddress('.')}
      kept={keptBesideBoxes(
        query,
        groups.map(({ facet }) => facet),
      )}
    >
      {groups.map((group, index) => {
        const { facet, units, name } = group
        const chosen = new Set(filters.get(facet.slug) ?? none)
        const chosenHere = facet.options.filter(({ slug }) => chosen.has(slug)).length
        const title = facetTitle(t, facet)
        return (
          <details key={name} className={styles.facet} open={index < openFirst || chosen.size > 0}>
            <summary className={styles.title}>
              <span>{title}</span>
              {units.length === 0 && facet.unit !== undefined && (
                <span className={styles.unit}>{unitWords(t, facet.unit)}</span>
              )}
              {chosenHere > 0 && (
                <span className={styles.mark}>
                  {t('listing:chosenCount', { count: chosenHere })}
                </span>
              )}
            </summary>
            {units.length > 0 && (
              <div
                role="group"
                aria-label={t('listing:unitsOf', { facet: title })}
                className={`${styles.units} ${needsScripts}`}
              >
                {units.map((unit) => (
                  <button
                    key={unit}
                    type="button"
                    className={styles.unitChoice}
                    aria-pressed={unit === facet.unit}
                    onClick={() => changeUnit(group, unit)}
                  >
                    {unitWords(t, unit)}
                  </button>
                ))}
              </div>
            )}
            <FacetOptions
              facet={facet}
              title={title}
              chosen={chosen}
              onToggle={(option) => onToggle(facet, option)}
            />
          </details>
        )
      })}
      <noscript>
        <Button type="submit" tone="primary" wide>
          {t('listing:apply')}
        </Button>
      </noscript>
    </QueryForm>
  )
}
