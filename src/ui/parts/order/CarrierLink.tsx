/** The number by which a shipment is followed: a link to its carrier where the carrier's page is known. */
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ExternalIcon } from '../../components/Icon/icons.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CarrierLink.css.ts'

interface CarrierLinkProps {
  readonly number: string
  readonly href: string | undefined
}

export function CarrierLink({ number, href }: CarrierLinkProps) {
  const { t } = useTranslation()
  if (href === undefined) return <bdi>{number}</bdi>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${linkLook({ tone: 'plain' })} ${styles.link}`}
    >
      <bdi>{number}</bdi> <Icon of={ExternalIcon} size="sm" />
      <VisuallyHidden> {t('order:tracking.opensCarrier')}</VisuallyHidden>
    </a>
  )
}
