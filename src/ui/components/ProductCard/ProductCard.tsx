import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import * as styles from './ProductCard.css.ts'

interface ProductCardProps {
  readonly name: string
  readonly href: string
  readonly picture: string
  readonly brand: string
  readonly productType: string
  /** The first three characters of its model codes, and the words before them. */
  readonly code: { readonly label: string; readonly text: string }
  readonly description: string
  /** Words at the foot that say that the card leads on, where a page wants them. */
  readonly moreLabel?: string | undefined
  readonly headingLevel?: 2 | 3 | undefined
  readonly renderLink?: RenderLink | undefined
}

/** A product in a list. The name is the link; all of the card can be pressed. */
export function ProductCard(props: ProductCardProps) {
  const { renderLink = plainLink, headingLevel = 2 } = props
  const Name = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {/* The name stands beside the picture; the picture adds nothing that could be read out. */}
        <img
          src={props.picture}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {props.brand}
          <span className={styles.type}>{props.productType}</span>
        </p>
        <Name className={styles.name}>
          {renderLink({ href: props.href, className: styles.link, children: props.name })}
        </Name>
        <p className={styles.description}>{props.description}</p>
        <div className={styles.foot}>
          {props.code.text !== '' && (
            <p className={styles.code}>
              {props.code.label} <code className={styles.sku}>{props.code.text}</code>
            </p>
          )}
          {props.moreLabel !== undefined && (
            <span className={styles.more} aria-hidden>
              {props.moreLabel}
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
