/** A panel that arrives after the page, what holds its place until then, and the way on when it does not come. */
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lazy } from '../../../application/lazy.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Loaded } from '../../lazy.tsx'
import { TryAgain } from '../../parts/TryAgain.tsx'
import type { PanelProps } from './panel-props.ts'

interface LazyPanelProps extends PanelProps {
  readonly of: Lazy<ComponentType<PanelProps>>
}

export function LazyPanel({ of: source, ...props }: LazyPanelProps) {
  const { t } = useTranslation()
  const { isLedTo = false } = props
  const place = useRef<HTMLDivElement>(null)
  // The focus is the document's, not React's. It waits here until the panel is there.
  useEffect(() => {
    const { current } = place
    if (isLedTo && !current?.contains(document.activeElement)) current?.focus()
  }, [isLedTo])
  return (
    <div ref={place} tabIndex={-1}>
      <Loaded
        of={source}
        waiting={<SkeletonRows busyText={t('draftOrder:panelLoading')} count={5} />}
        failed={(retry) => (
          <Notice tone="error" actions={<TryAgain onAgain={retry} />}>
            {t('draftOrder:panelFailed')}
          </Notice>
        )}
      >
        {(Panel) => (
          <>
            <Panel {...props} />
            {isLedTo && <Reached place={place} onReached={props.onReached} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

interface ReachedProps extends Pick<PanelProps, 'onReached'> {
  readonly place: RefObject<HTMLDivElement | null>
}

/** Gives the focus to the first field of a panel that is there, else to its first button. */
function Reached({ place, onReached }: ReachedProps) {
  const tell = useEffectEvent(() => onReached?.())
  useEffect(() => {
    const { current } = place
    const field =
      current?.querySelector<HTMLElement>(fields) ?? current?.querySelector<HTMLElement>('button')
    field?.focus()
    tell()
  }, [place])
  return null
}

/** A field for a file stands behind its button. */
const fields = 'input:not([type=file]), textarea, select'
