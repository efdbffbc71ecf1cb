import { useTranslation } from 'react-i18next'
import type { RegionLeft } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'

interface RegionNoticeProps {
  readonly left: RegionLeft
  /** What the answers were read from, where the address has it. */
  readonly code: string | undefined
  /** Goes back to the region that was left; undefined for customers, whose region is that of their address. */
  readonly onUndo: (() => void) | undefined
}

/** What has become of a configuration of another region, answer by answer, and the way there. */
export function RegionNotice({ left: { zone, moved }, code, onUndo }: RegionNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      title={
        code === undefined ? t('product:region.title') : t(`product:region.code.${zone}`, { code })
      }
      actions={
        onUndo && (
          <Button size="sm" onClick={onUndo}>
            {t(code === undefined ? `product:region.undo.${zone}` : `product:region.show.${zone}`)}
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
