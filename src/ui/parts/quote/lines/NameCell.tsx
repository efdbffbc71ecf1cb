/** What a line is: product, model code that opens as its parts, and what else the line is called. */
import { Fragment } from 'react'
import { ownStatus } from '../../../../domain/quote/quote-item.ts'
import { linkLook } from '../../../components/TextLink/TextLink.css.ts'
import { softHyphens } from '../../../i18n/soft-hyphens.ts'
import { ribbonWords } from '../../../i18n/ribbon-texts.ts'
import { underlined } from '../../model-code/underlined.ts'
import { itemSegments } from '../item-segments.ts'
import * as styles from './Sheet.css.ts'
import type { LineProps } from './sheet-row-props.ts'

interface NameCellProps extends Pick<LineProps, 'row' | 'look'> {
  /** Whether its controls are in the tab order: only those of the line that one is in. */
  readonly isCurrent: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function NameCell(props: NameCellProps) {
  const { row, look, isCurrent } = props
  const { item } = row
  const address = look.productAddress(item)
  const name = softHyphens(item.productName, look.language)
  return (
    <>
      <Code {...props} />
      {address === undefined ? (
        <span className={styles.product} title={item.productName}>
          {name}
        </span>
      ) : (
        <a
          href={address}
          className={`${styles.product} ${linkLook({ tone: 'plain' })}`}
          title={item.productName}
          tabIndex={look.canEdit && !isCurrent ? -1 : undefined}
        >
          {name}
        </a>
      )}
      <OtherNames {...props} />
    </>
  )
}

function Code({ row: { item }, look, isCurrent, isOpen, onToggle }: NameCellProps) {
  const parts = itemSegments(item).filter(({ code }) => code !== undefined)
  // Parts that do not add up to the code would explain another one.
  const isExplained = parts.length > 0 && parts.map(({ code }) => code).join('') === item.modelCode
  if (!isExplained) return <span className={styles.code}>{item.modelCode}</span>
  const words = ribbonWords(look.t)
  return (
    <button
      type="button"
      className={styles.codeButton}
      aria-expanded={isOpen}
      aria-label={isOpen ? words.hide(item.modelCode) : words.show(item.modelCode)}
      onClick={onToggle}
      style={{ backgroundImage: underlined(parts.map(({ code }) => code ?? '')) }}
      {...(look.canEdit && !isCurrent && { tabIndex: -1 })}
    >
      {item.modelCode}
    </button>
  )
}

/** The other names of a line in full, where a row is too narrow for them; the ribbon below says the product's name. */
export function WholeNames({ row, look }: Pick<NameCellProps, 'row' | 'look'>) {
  return (
    <div className={styles.wholeNames}>
      <OtherNames row={row} look={look} />
    </div>
  )
}

/** Stands between two names of a line, as wide as a letter: an element for each name would be thousands. */
const between = '\u2003'

/** The customer's own code, what the supplier's systems call the line, and how it stands, where there is any. */
function OtherNames({ row: { item }, look }: Pick<NameCellProps, 'row' | 'look'>) {
  const { t, statusName } = look
  const status = ownStatus(item, { statusName })
  const names = [
    ['quote:item.customCode', item.customCode],
    ['quote:item.reference', item.supplierReference],
    ['quote:item.status', status],
  ] as const
  const said = names.filter(([, text]) => text)
  if (said.length === 0 && !item.isQuoteOnly) return null
  return (
    <span
      className={styles.otherNames}
      title={said.map(([key, text]) => `${t(key)} ${text}`).join('\n')}
    >
      <span className={styles.otherNamesLine}>
        {said.map(([key, text], index) => (
          <Fragment key={key}>
            {index > 0 && between}
            {t(key)} <bdi>{text}</bdi>
          </Fragment>
        ))}
        {item.isQuoteOnly && `${said.length > 0 ? between : ''}${t('quote:item.quoteOnly')}`}
      </span>
    </span>
  )
}
