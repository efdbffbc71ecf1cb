/** Places of trade as cards, whole or slim (WTB-01). */
import { useTranslation } from 'react-i18next'
import type { LocationLayout, TradeLocation } from '../../../domain/content/location.ts'
import { LocationCard } from '../../components/LocationCard/LocationCard.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { routerLink } from '../../routes/router-link.tsx'
import { useLangOf } from '../../use-written.ts'
import * as styles from './LocationList.css.ts'

interface LocationListProps {
  readonly locations: readonly TradeLocation[]
  readonly layout: LocationLayout
  readonly headingLevel?: 2 | 3 | undefined
}

export function LocationList({ locations, layout, headingLevel = 3 }: LocationListProps) {
  const { t, i18n } = useTranslation()
  const langOf = useLangOf()
  return (
    <ul className={styles.list[layout]}>
      {locations.map((location) => (
        <li key={location.id}>
          <LocationCard
            location={location}
            country={countryName(location.country, i18n.language)}
            warehouseLabel={t('content:whereToBuy.warehouse')}
            href={`/location/${encodeURIComponent(location.slug)}`}
            zone={layout === 'full' ? location.deliveryZone || undefined : undefined}
            look={layout}
            lang={langOf(location.writtenIn)}
            headingLevel={headingLevel}
            renderLink={routerLink}
          />
        </li>
      ))}
    </ul>
  )
}
