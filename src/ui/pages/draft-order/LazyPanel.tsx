/** A panel that arrives after the page, what holds its place until then, and the way on when it does not come. */
import type { ComponentType } from 'react'
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
  return (
    <Loaded
      of={source}
      waiting={<SkeletonRows busyText={t('draftOrder:panelLoading')} count={5} />}
      failed={(retry) => (
        <Notice tone="error" actions={<TryAgain onAgain={retry} />}>
          {t('draftOrder:panelFailed')}
        </Notice>
      )}
    >
      {(Panel) => <Panel {...props} />}
    </Loaded>
  )
}
