import { useTranslation } from 'react-i18next'
import type { RegionLeft } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'

interface RegionNoticeProps {
  readonly left: RegionLeft
  /** Goes back to the region that was left; undefined for customers, whose region is that of their address. */
  readonly onUndo: (() => void) | undefined
}

/** What another region has made of the configuration, answer by answer, and the way back. */
export function RegionNotice({ left: { zone, moved }, onUndo }: RegionNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      title={t('product:region.title')}
      actions={
        onUndo && (
          <Button size="sm" onClick={onUndo}>
            {t(`product:region.undo.${zone}`)}
          </Button>
        )
      }
    >
      <ul>
        {moved.map(({ question, before, after }) => (
          <li key={question}>
            {after === undefined
              ? t('product:region.open', { question, before })
              : t('product:region.nearest', { question, before, after })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
