import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TradeLocation } from '../../../domain/content/location.ts'
import { mapView } from '../../../domain/content/maps.ts'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { MapPinIcon } from '../../components/Icon/icons.ts'
import { LocationMap } from '../../components/LocationMap/LocationMap.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useConsent } from '../../use-consent.ts'

/**
 * The places on a map; nothing at all without a key for the maps service (WTB-03). Without consent to
 * third-party content it asks for that first.
 */
export function PlacesMap({ places }: { readonly places: readonly TradeLocation[] }) {
  const { t } = useTranslation()
  const { maps } = useStorefront().settings
  const { consent } = useConsent()
  const [isWanted, setWanted] = useState(false)
  const view = useMemo(() => mapView(maps), [maps])
  const marked = useMemo(
    () =>
      places.flatMap(({ id, slug, name, position }) =>
        position ? [{ id, name, position, href: `/location/${encodeURIComponent(slug)}` }] : [],
      ),
    [places],
  )
  if (view === undefined || marked.length === 0) return null
  if (!isWanted && consent !== 'accepted') {
    return (
      <EmptyState
        icon={MapPinIcon}
        title={t('content:map.label')}
        action={<Button onClick={() => setWanted(true)}>{t('content:map.show')}</Button>}
      >
        {t('content:map.notice')}
      </EmptyState>
    )
  }
  return (
    <LocationMap
      view={view}
      places={marked}
      label={t('content:map.label')}
      zoomInLabel={t('content:map.zoomIn')}
      zoomOutLabel={t('content:map.zoomOut')}
      failedText={t('content:map.failed')}
    />
  )
}
