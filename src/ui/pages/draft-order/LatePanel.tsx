/** A panel that arrives after the page, what holds its place until then, and the way on when it does not come. */
import {
  type ComponentType,
  createElement,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import type { Late } from '../../components/Late/late.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import type { PanelProps } from './panel-props.ts'

interface LatePanelProps extends PanelProps {
  readonly of: Late<ComponentType<PanelProps>>
}

export function LatePanel({ of: source, ...props }: LatePanelProps) {
  const { t } = useTranslation()
  const Panel = useSyncExternalStore(source.subscribe, source.arrived)
  const [isFailed, setFailed] = useState(false)
  const fetchPanel = useCallback(() => {
    source.load().catch(() => setFailed(true))
  }, [source])
  // The code comes over the network, which is not React's.
  useEffect(fetchPanel, [fetchPanel])
  const again = () => {
    setFailed(false)
    fetchPanel()
  }
  if (Panel) return createElement(Panel, props)
  if (!isFailed) return <SkeletonRows busyText={t('draftOrder:panelLoading')} count={5} />
  return (
    <Notice tone="error" actions={<Button onClick={again}>{t('common:tryAgain')}</Button>}>
      {t('draftOrder:panelFailed')}
    </Notice>
  )
}
