import { useRef } from 'react'
import type { ContentLocale } from '../../../domain/content/content-locale.ts'
import type { Milestone } from '../../../domain/content/milestone.ts'
import { Heading } from '../Heading/Heading.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { needsScripts } from '../NeedsScripts/NeedsScripts.css.ts'
import * as styles from './MilestoneCarousel.css.ts'

interface MilestoneCarouselProps {
  /** In the order in which they are shown. */
  readonly milestones: readonly Milestone[]
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** The language of a milestone, where that is not the page's. */
  readonly langOf: (writtenIn: ContentLocale) => string | undefined
}

/**
 * The milestones on a line to be moved along: by its own bar, by the arrow keys, by a finger or by two
 * buttons (CMS-14). How many are in view is the style's business (CMS-15).
 */
export function MilestoneCarousel(props: MilestoneCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => {
    const list = track.current
    const step = list?.firstElementChild?.getBoundingClientRect().width ?? 0
    list?.scrollBy({ left: direction * step })
  }
  return (
    <section aria-label={props.label} className={styles.carousel}>
      <div className={`${styles.controls} ${needsScripts}`}>
        <IconButton
          tone="secondary"
          label={props.previousLabel}
          icon={ArrowLeftIcon}
          onClick={() => move(-1)}
        />
        <IconButton
          tone="secondary"
          label={props.nextLabel}
          icon={ArrowRightIcon}
          onClick={() => move(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={props.label}>
        {props.milestones.map(({ year, heading, text, image, writtenIn }) => (
          <li key={year} className={styles.slide} lang={props.langOf(writtenIn)}>
            <article className={styles.card}>
              <p className={styles.year}>{year}</p>
              <div className={styles.frame}>
                {image !== undefined && (
                  <img
                    src={image}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className={styles.picture}
                  />
                )}
              </div>
              <Heading level={2} size="lead">
                {heading}
              </Heading>
              <p className={styles.text}>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
