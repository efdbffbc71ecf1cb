import { useEffect, useRef, useState } from 'react'
import type { Position } from '../../../domain/content/location.ts'
import type { MapView } from '../../../domain/content/maps.ts'
import { MinusIcon, PlusIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { DrawnMap } from './draw-map.ts'
import * as styles from './LocationMap.css.ts'

export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly position: Position
  /** Where the place itself is written down. */
  readonly href: string
}

interface LocationMapProps {
  readonly view: MapView
  readonly places: readonly MapPlace[]
  readonly label: string
  readonly zoomInLabel: string
  readonly zoomOutLabel: string
  /** Shown in place of the map when its code cannot be fetched. */
  readonly failedText: string
}

/**
 * A map with the places on it. The cards beside it say the same in words, so that it can be passed over. Its
 * code comes with it and with nothing else.
 */
export function LocationMap(props: LocationMapProps) {
  const { view, places } = props
  const target = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const [hasFailed, setFailed] = useState(false)
  // The map is drawn by a library that owns its element.
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { drawMap } = await import('./draw-map.ts')
      if (isGone || !target.current) return
      drawn.current = drawMap(target.current, view, {
        marks: marksFor(places),
        landColour: getComputedStyle(target.current).color,
      })
    }
    draw().catch(() => setFailed(true))
    return () => {
      isGone = true
      drawn.current?.remove()
    }
  }, [view, places])
  return (
    <section aria-label={props.label} className={styles.map}>
      {hasFailed ? (
        <p className={styles.failed}>{props.failedText}</p>
      ) : (
        <>
          <div ref={target} className={styles.target} />
          <div className={styles.controls}>
            <IconButton
              tone="secondary"
              label={props.zoomInLabel}
              icon={PlusIcon}
              onClick={() => drawn.current?.zoomBy(1)}
            />
            <IconButton
              tone="secondary"
              label={props.zoomOutLabel}
              icon={MinusIcon}
              onClick={() => drawn.current?.zoomBy(-1)}
            />
          </div>
          {view.attribution !== '' && <p className={styles.source}>{view.attribution}</p>}
        </>
      )}
    </section>
  )
}

/** A link for each place, named in words; made by hand, because the library moves it about. */
function marksFor(places: readonly MapPlace[]) {
  return places.map(({ name, href, position }) => {
    const element = document.createElement('a')
    element.href = href
    element.className = styles.mark
    element.title = name
    element.setAttribute('aria-label', name)
    return { element, position }
  })
}
