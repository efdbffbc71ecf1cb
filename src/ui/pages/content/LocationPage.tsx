/** A place of trade on a page of its own (ROUTE-15). */
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LocationCard } from '../../components/LocationCard/LocationCard.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { countryName } from '../../i18n/country-name.ts'
import { PageFrame } from '../../parts/content/PageFrame.tsx'
import { PlacesMap } from '../../parts/content/PlacesMap.tsx'
import { useLangOf } from '../../use-written.ts'
import { routerLink } from '../../addresses/router-link.tsx'

const location = getRouteApi('/location/$id')

export function LocationPage() {
  const { t, i18n } = useTranslation()
  const place = location.useLoaderData()
  const places = useMemo(() => [place], [place])
  const langOf = useLangOf()
  const country = countryName(place.country, i18n.language)
  const where = [place.city, country].filter((part) => part !== '').join(', ')
  return (
    <PageFrame
      width="wide"
      title={place.name}
      lead={where}
      description={[where, place.descriptionHtml].join('. ')}
      crumbs={[{ label: t('common:shell.page.whereToBuy'), href: '/where-to-buy' }]}
    >
      <LocationCard
        location={{ ...place, name: t('content:location.address') }}
        country={country}
        warehouseLabel={t('content:whereToBuy.warehouse')}
        look="full"
        lang={langOf(place.writtenIn)}
        headingLevel={2}
      />
      <PlacesMap places={places} />
      <p>
        {routerLink({
          href: '/where-to-buy',
          className: linkLook(),
          children: t('content:location.all'),
        })}
      </p>
    </PageFrame>
  )
}
