import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberText } from '../../../components/NumberText/NumberText.tsx'

interface PiecesEntryProps {
  readonly code: string
  readonly pieces: number
  /** What the group still holds, with what is chosen. */
  readonly most: number
  readonly available: number | undefined
  readonly isDisabled: boolean
  readonly onChange: (pieces: number) => void
}

/** So many pieces of one sku, typed or stepped. What is no number stays in the field until it is one. */
export function PiecesEntry({ code, pieces, most, available, ...props }: PiecesEntryProps) {
  const { isDisabled, onChange } = props
  const { t } = useTranslation()
  const [unread, setUnread] = useState<string>()
  const type = (text: string) => {
    const isRead = /^[0-9]{1,5}$/.test(text.trim())
    setUnread(isRead ? undefined : text)
    if (isRead) onChange(Number(text))
  }
  const step = (next: number) => {
    setUnread(undefined)
    onChange(next)
  }
  return (
    <NumberText
      label={t('common:quantityOf', { name: code })}
      labelLook="hidden"
      value={unread ?? String(pieces)}
      onChange={type}
      width="tiny"
      disabled={isDisabled}
      error={errorWords()}
      stepper={{
        lessLabel: t('cart:quantity.less', { name: code }),
        moreLabel: t('cart:quantity.more', { name: code }),
        onLess: () => step(pieces - 1),
        onMore: () => step(pieces + 1),
        canLess: !isDisabled && pieces > 0,
        canMore: !isDisabled && pieces < Math.min(most, available ?? most),
      }}
    />
  )

  function errorWords(): string | undefined {
    if (unread !== undefined) return t('cart:quantity.notANumber')
    if (available === undefined || pieces <= available) return undefined
    return available === 0
      ? t('cart:quantity.noneAvailable')
      : t('cart:quantity.aboveAvailable', { count: available })
  }
}
