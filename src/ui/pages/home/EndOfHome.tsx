import { useRef } from 'react'
import { Stack } from '../../components/Stack/Stack.tsx'
import { lazy, Loaded } from '../../lazy.tsx'
import { useNear } from '../../use-near.ts'

const homeContent = lazy(async () => (await import('./HomeContent.tsx')).HomeContent)

/** The end of the home page, fetched when it comes near; the page is whole without it. */
export function EndOfHome() {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place}>
      <Stack space="huge">
        <Loaded of={homeContent} {...near}>
          {(HomeContent) => <HomeContent />}
        </Loaded>
      </Stack>
    </div>
  )
}
