import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import {
  findLocations,
  type LocationLayout,
  sortedLocations,
} from '../../../domain/content/location.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { LocationList } from './LocationList.tsx'

interface PageLocationsProps {
  readonly heading: string
  /** The language of the heading, where that is not the page's. */
  readonly lang?: string | undefined
  readonly layout: LocationLayout
}

/** Where to buy, on a page that is about something else. Nothing while it cannot be had. */
export function PageLocations({ heading, lang, layout }: PageLocationsProps) {
  const { t } = useTranslation()
  const { content } = useServices()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => withLazy(content, (service) => service.locations(signal)),
      [content],
    ),
  )
  if (reading.kind !== 'read') return null
  const locations = sortedLocations(findLocations(reading.answer, {}), layout)
  return (
    <Stack as="section">
      <Heading level={2} lang={lang}>
        {heading}
      </Heading>
      {locations.length === 0 ? (
        <Text tone="soft">{t('content:whereToBuy.none')}</Text>
      ) : (
        <LocationList locations={locations} layout={layout} />
      )}
    </Stack>
  )
}
