import { type ComponentType, useRef } from 'react'
import type { Lazy } from '../../../application/lazy.ts'
import { Loaded } from '../../lazy.tsx'
import { laidOutLater } from '../../theme/later-layout.css.ts'
import { useNear } from '../../use-near.ts'

/** A part of the home page, fetched when it comes near; the page is whole without it. */
export function NearPart({ of }: { readonly of: Lazy<ComponentType> }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className={laidOutLater}>
      <Loaded of={of} {...near}>
        {(Part) => <Part />}
      </Loaded>
    </div>
  )
}
