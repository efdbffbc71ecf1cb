import { Heading } from '../Heading/Heading.tsx'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import * as styles from './PostCard.css.ts'

interface PostCardProps {
  readonly title: string
  readonly href: string
  readonly picture?: string | undefined
  /** The day as it is read, and as machines read it. */
  readonly day?: { readonly text: string; readonly date: string } | undefined
  readonly opening: string
  /** `wide` in the blog itself, `column` elsewhere (CMS-02). */
  readonly look: 'wide' | 'column'
  /** The language of title and opening, where that is not the page's. */
  readonly lang?: string | undefined
  readonly headingLevel?: 2 | 3 | undefined
  readonly renderLink?: RenderLink | undefined
}

/** A post in a list. Its title is the link; all of the card can be pressed. */
export function PostCard(props: PostCardProps) {
  const { title, href, look, lang, headingLevel = 2, renderLink = plainLink } = props
  return (
    <article className={styles.card[look]}>
      <div className={styles.frame[look]}>
        {props.picture !== undefined && (
          <img
            src={props.picture}
            alt=""
            width={600}
            height={338}
            loading="lazy"
            decoding="async"
            className={styles.picture[look]}
          />
        )}
      </div>
      <div className={styles.words}>
        {props.day && (
          <time dateTime={props.day.date} className={styles.day}>
            {props.day.text}
          </time>
        )}
        <Heading level={headingLevel} size={look === 'wide' ? 'title' : 'lead'} lang={lang}>
          {renderLink({ href, className: styles.link, children: title })}
        </Heading>
        <p className={styles.opening} lang={lang}>
          {props.opening}
        </p>
      </div>
    </article>
  )
}
