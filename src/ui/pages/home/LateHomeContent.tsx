import { createElement, useRef } from 'react'
import { late } from '../../components/Late/late.ts'
import { useLateNear } from '../../components/Late/use-late-near.ts'
import { Stack } from '../../components/Stack/Stack.tsx'

const content = late(async () => (await import('./HomeContent.tsx')).HomeContent)

/** The end of the home page, fetched when somebody comes near it; the page is whole without it. */
export function LateHomeContent() {
  const place = useRef<HTMLDivElement>(null)
  const { piece } = useLateNear(content, place)
  return (
    <div ref={place}>
      <Stack space="huge">{piece && createElement(piece)}</Stack>
    </div>
  )
}
