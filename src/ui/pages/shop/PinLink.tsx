import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { togglePinned } from '../../../domain/catalogue/listing-steps.ts'
import { mostPinned } from '../../../domain/catalogue/listing.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CheckIcon, PlusIcon } from '../../components/Icon/icons.ts'
import { listingChange } from './listing-change.ts'
import * as styles from './ProductTable.css.ts'

interface PinLinkProps {
  readonly name: string
  readonly urlTitle: string
  readonly pinned: readonly string[]
}

/** Takes a product into the comparison above the list, or out of it. A link: the address holds what stands there. */
export function PinLink({ name, urlTitle, pinned }: PinLinkProps) {
  const { t } = useTranslation()
  const isPinned = pinned.includes(urlTitle)
  if (!isPinned && pinned.length >= mostPinned) return null
  return (
    <Link
      {...listingChange((now) => togglePinned(now, urlTitle))}
      className={isPinned ? styles.pinned : styles.pin}
      aria-label={t(isPinned ? 'listing:pin.removeNamed' : 'listing:pin.addNamed', { name })}
    >
      <Icon of={isPinned ? CheckIcon : PlusIcon} size="sm" />
      {t('listing:pin.add')}
    </Link>
  )
}
