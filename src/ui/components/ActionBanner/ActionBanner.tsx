import type { ContentLink } from '../../../domain/content/widget.ts'
import { buttonLook } from '../Button/Button.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { SanitisedHtml } from '../SanitisedHtml/SanitisedHtml.tsx'
import * as styles from './ActionBanner.css.ts'

interface ActionBannerProps {
  readonly heading: string
  readonly html: string
  readonly link?: ContentLink | undefined
  readonly renderLink?: RenderLink | undefined
}

/** A strip that asks for one thing to be done (CMS-10). */
export function ActionBanner({ heading, html, link, renderLink = plainLink }: ActionBannerProps) {
  return (
    <section className={styles.strip}>
      <div className={styles.words}>
        <Heading level={2} size="lead">
          {heading}
        </Heading>
        {html !== '' && <SanitisedHtml html={html} />}
      </div>
      {link &&
        renderLink({
          href: link.href,
          className: buttonLook({ tone: 'primary' }),
          children: link.label,
        })}
    </section>
  )
}
