import { columnsFor, type ContentLink } from '../../../domain/content/widget.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ArrowRightIcon } from '../Icon/icons.ts'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { SanitisedHtml } from '../SanitisedHtml/SanitisedHtml.tsx'
import * as styles from './ResourceLinks.css.ts'

export interface Resource {
  readonly id: string
  readonly heading: string
  readonly html: string
  readonly link: ContentLink | undefined
  readonly image?: string | undefined
}

interface ResourceLinksProps {
  readonly heading: string
  readonly resources: readonly Resource[]
  /** Columns at most; four unless told otherwise (CMS-12). */
  readonly mostColumns?: number | undefined
  readonly renderLink?: RenderLink | undefined
}

/** Links to read on, beside one another. One that leads nowhere is left out. */
export function ResourceLinks(props: ResourceLinksProps) {
  const { heading, resources, mostColumns, renderLink = plainLink } = props
  const shown = resources.filter(({ link }) => link !== undefined)
  return (
    <section className={styles.section}>
      {heading !== '' && <Heading level={2}>{heading}</Heading>}
      <ul className={styles.grid} data-columns={columnsFor(shown.length, mostColumns)}>
        {shown.map(({ id, heading: title, html, link, image }) => (
          <li key={id} className={styles.item}>
            {image !== undefined && (
              <img
                src={image}
                alt=""
                width={600}
                height={360}
                loading="lazy"
                decoding="async"
                className={styles.picture}
              />
            )}
            <Heading level={3}>{title}</Heading>
            {html !== '' && <SanitisedHtml html={html} />}
            {link &&
              renderLink({
                href: link.href,
                className: styles.link,
                children: (
                  <>
                    {link.label}
                    <Icon of={ArrowRightIcon} size="sm" />
                  </>
                ),
              })}
          </li>
        ))}
      </ul>
    </section>
  )
}
