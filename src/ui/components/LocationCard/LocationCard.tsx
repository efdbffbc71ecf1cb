import type { ReactNode } from 'react'
import type { TradeLocation } from '../../../domain/content/location.ts'
import { safeHref } from '../../../domain/content/safe-address.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { MailIcon, MapPinIcon, PhoneIcon } from '../Icon/icons.ts'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { SanitisedHtml } from '../SanitisedHtml/SanitisedHtml.tsx'
import { linkLook } from '../TextLink/TextLink.css.ts'
import * as styles from './LocationCard.css.ts'

interface LocationCardProps {
  readonly location: TradeLocation
  /** The country in the reader's language. */
  readonly country: string
  readonly warehouseLabel: string
  /** The delivery zone, where the cards stand in its order. */
  readonly zone?: string | undefined
  /** Its own page; left out on that page. */
  readonly href?: string | undefined
  readonly look: 'full' | 'slim'
  /** How far it is, with its unit. */
  readonly distance?: string | undefined
  /** The language of zone and description, where that is not the page's. */
  readonly lang?: string | undefined
  readonly headingLevel?: 2 | 3 | undefined
  readonly renderLink?: RenderLink | undefined
}

/** A place of trade, whole or in a few lines (WTB-01). */
export function LocationCard(props: LocationCardProps) {
  const { location, look, href, headingLevel = 3, renderLink = plainLink } = props
  const { name, warehouse } = location
  return (
    <article className={styles.card[look]}>
      {props.zone !== undefined && (
        <p className={styles.zone} lang={props.lang}>
          {props.zone}
        </p>
      )}
      <Heading level={headingLevel} size={look === 'slim' ? 'body' : 'lead'}>
        {href === undefined ? name : renderLink({ href, className: styles.name, children: name })}
      </Heading>
      {warehouse && look === 'full' && (
        <span>
          <Badge tone="info">{[props.warehouseLabel, warehouse.code].join(' ')}</Badge>
        </span>
      )}
      <address className={styles.address}>
        <Line icon={MapPinIcon}>
          {placeOf(location, props.country, look)}
          {props.distance !== undefined && <span className={styles.far}> · {props.distance}</span>}
        </Line>
        {location.phone !== '' && (
          <Line icon={PhoneIcon} href={`tel:${location.phone.replaceAll(/[^+\d]/g, '')}`}>
            {location.phone}
          </Line>
        )}
        {look === 'full' && location.email !== '' && (
          <Line icon={MailIcon} href={`mailto:${location.email}`}>
            {location.email}
          </Line>
        )}
      </address>
      {look === 'full' && location.descriptionHtml !== '' && (
        <div lang={props.lang}>
          <SanitisedHtml html={location.descriptionHtml} />
        </div>
      )}
    </article>
  )
}

interface LineProps {
  readonly icon: typeof MapPinIcon
  readonly href?: string | undefined
  readonly children: ReactNode
}

function Line({ icon, href, children }: LineProps) {
  const safe = href === undefined ? undefined : safeHref(href)
  return (
    <span className={styles.line}>
      <Icon of={icon} size="sm" />
      {safe === undefined ? (
        <span>{children}</span>
      ) : (
        <a href={safe} className={linkLook({ tone: 'plain' })}>
          {children}
        </a>
      )}
    </span>
  )
}

function placeOf(location: TradeLocation, country: string, look: 'full' | 'slim'): string {
  const { street, city, postcode, state } = location
  const isAmerican = state !== ''
  const town = isAmerican ? `${city}, ${state} ${postcode}` : `${postcode} ${city}`
  const parts = look === 'slim' ? [town] : [street, town, country]
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}
