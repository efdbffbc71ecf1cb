import type { ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './PageHeading.css.ts'

interface PageHeadingProps {
  readonly title: string
  readonly breadcrumbs?: ReactNode
  /** Beside the title: a status. */
  readonly mark?: ReactNode
  /** One sentence below the title. */
  readonly lead?: ReactNode
  /** `wide` where the first row of a list is worth more on a phone. */
  readonly leadLook?: 'wide' | undefined
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode
  /** The language of title and lead, where that is not the page's. */
  readonly lang?: string | undefined
  /** Given when the focus moves to the title after a change of page. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** The head of a page, with its only `h1`. */
export function PageHeading({ titleRef, lang, ...props }: PageHeadingProps) {
  return (
    <header className={styles.frame}>
      {props.breadcrumbs}
      <div className={styles.line}>
        <div className={styles.words}>
          <Heading level={1} ref={titleRef} lang={lang}>
            {props.title}
          </Heading>
          {props.mark}
        </div>
        {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
      </div>
      {props.lead !== undefined && (
        <div className={props.leadLook ? styles.wideLead : styles.lead} lang={lang}>
          {props.lead}
        </div>
      )}
    </header>
  )
}
