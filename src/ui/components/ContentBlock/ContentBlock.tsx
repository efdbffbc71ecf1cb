import type { ContentLink } from '../../../domain/content/widget.ts'
import { Heading } from '../Heading/Heading.tsx'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { buttonLook } from '../Button/Button.css.ts'
import { SanitisedHtml } from '../SanitisedHtml/SanitisedHtml.tsx'
import * as styles from './ContentBlock.css.ts'

interface ContentBlockProps {
  readonly heading: string
  readonly html: string
  readonly image?: string | undefined
  readonly link?: ContentLink | undefined
  /** How words and picture stand to one another (CMS-09). */
  readonly look: 'standard' | 'over-image' | 'below-image'
  readonly renderLink?: RenderLink | undefined
}

/** Words with a picture beside, behind or above them. A picture that cannot be had leaves no hole. */
export function ContentBlock(props: ContentBlockProps) {
  const { heading, html, image, link, renderLink = plainLink } = props
  const look = image === undefined ? 'standard' : props.look
  return (
    <section className={image === undefined ? styles.wordsOnly : styles.frame[look]}>
      <div className={styles.words[look]}>
        {heading !== '' && <Heading level={2}>{heading}</Heading>}
        {html !== '' && <SanitisedHtml html={html} />}
        {link && (
          <p>
            {renderLink({
              href: link.href,
              className: buttonLook({ tone: look === 'over-image' ? 'primary' : 'secondary' }),
              children: link.label,
            })}
          </p>
        )}
      </div>
      {image !== undefined && (
        <div className={styles.picture[look]}>
          <img
            src={image}
            alt=""
            width={1200}
            height={675}
            loading="lazy"
            decoding="async"
            className={styles.image}
          />
        </div>
      )}
    </section>
  )
}
