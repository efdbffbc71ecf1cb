import type { ReactNode } from 'react'
import { FoundOptions, type FoundPart } from '../FoundOptions/FoundOptions.tsx'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { type CardFigure, CardFigures } from './CardFigures.tsx'
import * as styles from './ProductCard.css.ts'

/**
 * The four layouts of a card (CAT-38): `basic` with the picture above the words, `imageFill` with the name
 * over a picture that fills the card, `fullWidth` for a line of its own with its description, `thirdWidth`
 * for one of three beside each other with theirs.
 */
export type CardLayout = 'basic' | 'imageFill' | 'fullWidth' | 'thirdWidth'

export interface ShownPrice {
  readonly look: 'price' | 'note'
  readonly text: string
  /** What the price holds, such as "net". */
  readonly terms?: string | undefined
}

interface ProductCardProps {
  readonly layout?: CardLayout | undefined
  readonly name: string
  readonly href: string
  readonly picture: string
  /** In sight when the page is opened; the others are fetched when they come near. */
  readonly isPictureInSight?: boolean | undefined
  readonly brand?: string | undefined
  readonly productType?: string | undefined
  /** The first three characters of its model codes, and the words before them. */
  readonly code?: { readonly label: string; readonly text: string } | undefined
  readonly description?: string | undefined
  readonly figures?: readonly CardFigure[] | undefined
  /** Why it stands in the list, where its name does not say it. */
  readonly found?: readonly FoundPart[] | undefined
  /** A price, or what would help to see one. */
  readonly price?: ShownPrice | undefined
  /** Words at the foot that say that the card leads on, where a page wants them. */
  readonly moreLabel?: string | undefined
  /** What can be done with the product right here; stands above the link that the card is. */
  readonly actions?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  readonly renderLink?: RenderLink | undefined
}

/** A product in a list. The name is the link; all of the card can be pressed. */
export function ProductCard(props: ProductCardProps) {
  const { renderLink = plainLink, headingLevel = 2, layout = 'basic' } = props
  const Name = `h${headingLevel}` as const
  return (
    <article className={styles.card[layout]}>
      <div className={styles.frame[layout]}>
        {/* The name stands beside the picture; the picture adds nothing that could be read out. */}
        <img
          src={props.picture || undefined}
          alt=""
          width={600}
          height={400}
          loading={props.isPictureInSight ? 'eager' : 'lazy'}
          fetchPriority={props.isPictureInSight ? 'high' : 'auto'}
          decoding="async"
          className={styles.picture[layout]}
        />
      </div>
      <div className={styles.words[layout]}>
        {props.brand !== undefined && (
          <p className={styles.kind}>
            {props.brand}
            <span className={styles.type}>{props.productType}</span>
          </p>
        )}
        <Name className={styles.name[layout]}>
          {renderLink({ href: props.href, className: styles.link, children: props.name })}
        </Name>
        {props.description !== undefined && (
          <p className={styles.description}>{props.description}</p>
        )}
        {props.figures !== undefined && props.figures.length > 0 && (
          <CardFigures figures={props.figures} />
        )}
        {props.found !== undefined && props.found.length > 0 && (
          <FoundOptions found={props.found} />
        )}
        <Foot {...props} />
        {props.actions}
      </div>
    </article>
  )
}

function Foot({ code, price, moreLabel }: ProductCardProps) {
  const hasCode = code !== undefined && code.text !== ''
  if (!hasCode && price === undefined && moreLabel === undefined) return null
  return (
    <div className={styles.foot}>
      {hasCode && (
        <p className={styles.code}>
          {code.label} <code className={styles.sku}>{code.text}</code>
        </p>
      )}
      {price !== undefined && (
        <p className={styles.priced[price.look]}>
          {price.text}
          {price.terms !== undefined && <span className={styles.terms}>{price.terms}</span>}
        </p>
      )}
      {moreLabel !== undefined && (
        <span className={styles.more} aria-hidden>
          {moreLabel}
        </span>
      )}
    </div>
  )
}
