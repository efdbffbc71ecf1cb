/** Where the products can be bought: a map where the site has one, and cards (WTB-01). */
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesOf } from '../../../domain/content/location.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { LocationList } from '../../parts/content/LocationList.tsx'
import { PageFrame } from '../../parts/content/PageFrame.tsx'
import { PlacesMap } from '../../parts/content/PlacesMap.tsx'
import { Widgets } from '../../parts/content/Widgets.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { useLangOf } from '../../use-written.ts'
import { useZone } from '../../use-zone.ts'
import { FilterBanner } from './FilterBanner.tsx'
import { placesFor } from './places-for.ts'

const whereToBuy = getRouteApi('/where-to-buy')

export function WhereToBuyPage() {
  const { t, i18n } = useTranslation()
  const langOf = useLangOf()
  const { locations, page } = whereToBuy.useLoaderData()
  const { layout = 'full', country, keyword } = whereToBuy.useSearch()
  const zone = useZone()
  const { language } = i18n
  const { found, near } = useMemo(
    () => placesFor(locations, { country, keyword, layout, zone, language }),
    [locations, country, keyword, layout, zone, language],
  )
  return (
    <PageFrame
      title={page?.title ?? t('common:shell.page.whereToBuy')}
      lead={page?.lead}
      lang={page && langOf(page.writtenIn)}
    >
      <Stack space="xl">
        <FilterBanner countries={countriesOf(locations)} />
        <PlacesMap places={found} />
        <Text tone="soft" size="small">
          <span role="status">
            {found.length === 0
              ? t('content:whereToBuy.none')
              : near === undefined
                ? t('content:whereToBuy.count', { count: found.length })
                : t('content:whereToBuy.near', {
                    place:
                      near.country === undefined
                        ? near.name
                        : `${near.name} (${countryName(near.country, language)})`,
                  })}
          </span>
        </Text>
        <LocationList
          locations={found}
          layout={layout}
          headingLevel={2}
          distanceFrom={near?.position}
        />
      </Stack>
      {page && <Widgets of={page} />}
    </PageFrame>
  )
}
