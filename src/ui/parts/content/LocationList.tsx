/** Places of trade as cards, whole or slim (WTB-01). */
import { useTranslation } from 'react-i18next'
import type { LocationLayout, Position, TradeLocation } from '../../../domain/content/location.ts'
import { distanceOf } from '../../../domain/content/nearness.ts'
import { LocationCard } from '../../components/LocationCard/LocationCard.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { formatDistance } from '../../i18n/format-number.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useLangOf } from '../../use-written.ts'
import { useZone } from '../../use-zone.ts'
import * as styles from './LocationList.css.ts'

interface LocationListProps {
  readonly locations: readonly TradeLocation[]
  readonly layout: LocationLayout
  readonly headingLevel?: 2 | 3 | undefined
  /** Where the reader is, if each card is to say how far its place is from there. */
  readonly distanceFrom?: Position | undefined
}

export function LocationList({
  locations,
  layout,
  headingLevel = 3,
  distanceFrom,
}: LocationListProps) {
  const { t, i18n } = useTranslation()
  const langOf = useLangOf()
  const zone = useZone()
  const farFrom = (location: TradeLocation, from: Position) => {
    const far = distanceOf(location, from)
    return Number.isFinite(far) ? formatDistance(far, zone, i18n.language) : undefined
  }
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
            distance={distanceFrom && farFrom(location, distanceFrom)}
            lang={langOf(location.writtenIn)}
            headingLevel={headingLevel}
            renderLink={routerLink}
          />
        </li>
      ))}
    </ul>
  )
}
