import { useId, useState } from 'react'
import type { ContentLink } from '../../../domain/content/widget.ts'
import { buttonLook } from '../Button/Button.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../Icon/icons.ts'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { needsScripts } from '../NeedsScripts/NeedsScripts.css.ts'
import { SanitisedHtml } from '../SanitisedHtml/SanitisedHtml.tsx'
import { linkLook } from '../TextLink/TextLink.css.ts'
import * as styles from './ListingBanner.css.ts'

interface ListingBannerProps {
  readonly heading: string
  readonly html: string
  readonly image?: string | undefined
  readonly link?: ContentLink | undefined
  readonly collapseLabel: string
  readonly expandLabel: string
  /** The language of heading, words and link, where that is not the page's. */
  readonly lang?: string | undefined
  readonly renderLink?: RenderLink | undefined
}

/** A banner over a list of products. It can be folded to its heading (CAT-30); a picture that fails is gone (CAT-31). */
export function ListingBanner(props: ListingBannerProps) {
  const { heading, html, image, link, renderLink = plainLink } = props
  const [open, setOpen] = useState(true)
  // The address that failed, so that another picture gets its chance.
  const [failed, setFailed] = useState<string>()
  const bodyId = useId()
  return (
    <section className={styles.banner} aria-label={heading}>
      {open && image !== undefined && image !== failed && (
        <div className={styles.frame}>
          <img
            src={image}
            alt=""
            width={160}
            height={90}
            decoding="async"
            loading="lazy"
            className={styles.picture}
            onError={() => setFailed(image)}
          />
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.head}>
          <Heading level={2} size="body" lang={props.lang}>
            {heading}
          </Heading>
          <button
            type="button"
            className={`${buttonLook({ tone: 'quiet', size: 'sm' })} ${needsScripts}`}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
          >
            <Icon of={open ? ChevronUpIcon : ChevronDownIcon} size="sm" />
            {open ? props.collapseLabel : props.expandLabel}
          </button>
        </div>
        <div id={bodyId} hidden={!open} className={styles.words} lang={props.lang}>
          {html !== '' && <SanitisedHtml html={html} />}
          {link && renderLink({ href: link.href, className: linkLook(), children: link.label })}
        </div>
      </div>
    </section>
  )
}
