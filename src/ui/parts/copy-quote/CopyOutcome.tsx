/** What of a quote is not on its copy, or is different there, line by line; and the way to the copy. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CopiedQuote } from '../../../domain/quote/quote-copy.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { formatDate } from '../../i18n/format.ts'

interface CopyOutcomeProps {
  readonly copied: CopiedQuote
  readonly onOpen: (id: QuoteId) => void
  readonly onClose: () => void
}

export function CopyOutcome({ copied, onOpen, onClose }: CopyOutcomeProps) {
  const { t, i18n } = useTranslation()
  const { leftOut, moved, replaced, uncoded } = copied
  const day = (date: Parameters<typeof formatDate>[0]) => formatDate(date, i18n.language)
  const items = [
    leftOut.length > 0 && {
      term: t('copy:leftOut', { count: leftOut.length }),
      description: leftOut.map(({ item, reason }) => (
        <Line key={item.id} item={item}>
          {reason && t(`order:againReason.${reason}`)}
        </Line>
      )),
    },
    moved.length > 0 && {
      term: t('copy:moved', { count: moved.length }),
      description: moved.map(({ item, from, to }) => (
        <Line key={item.id} item={item}>
          {to ? t('copy:movedTo', { from: day(from), to: day(to) }) : t('copy:undated')}
        </Line>
      )),
    },
    replaced.length > 0 && {
      term: t('copy:replaced', { count: replaced.length }),
      description: replaced.map(({ item, was }) => (
        <div key={item.id}>{t('copy:replacedBy', { was, now: item.modelCode })}</div>
      )),
    },
    uncoded.length > 0 && {
      term: t('copy:uncoded', { count: uncoded.length }),
      description: uncoded.map((item) => (
        <Line key={item.id} item={item}>
          <bdi>{item.customCode}</bdi>
        </Line>
      )),
    },
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copy:doneTitle')}
      description={t('copy:done', { count: copied.count })}
      closeLabel={t('common:close')}
      outsidePress="kept"
      footer={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button tone="primary" onClick={() => onOpen(copied.id)}>
            {t('copy:open')}
          </Button>
        </>
      }
    >
      <DescriptionList layout="stacked" items={items.filter((item) => item !== false)} />
    </Dialog>
  )
}

function Line({ item, children }: { readonly item: QuoteItem; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { customerMaterialNumber: own } = item
  return (
    <div>
      {item.productName} <bdi>{item.modelCode}</bdi> × {item.quantity}
      {own !== '' && (
        <>
          {' · '}
          {t('quote:item.materialNumber')} <bdi>{own}</bdi>
        </>
      )}
      {children !== undefined && <>: {children}</>}
    </div>
  )
}
