/** A model code in a line: told apart by its parts once it can be read, and opened as a ribbon on demand. */
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import { Icon } from '../../../../components/Icon/Icon.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../../../components/Icon/icons.ts'
import { ModelCodeRibbon } from '../../../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { partedSegments } from '../../../../i18n/parted-segments.ts'
import { ribbonWords } from '../../../../i18n/ribbon-texts.ts'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { underlined } from '../../../../parts/model-code/underlined.ts'
import { ribbonSegments } from '../../../../parts/model-code/ribbon-segments.ts'
import type { LineWords } from '../line-words.ts'
import * as styles from './CodeText.css.ts'
import * as lineStyles from './LineRow.css.ts'

/** Whether there is more to see of the code than its letters. */
export const isExplained = ({ codeParts }: LineView): boolean => codeParts.length > 1

interface CodeTextProps {
  readonly line: LineView
  readonly words: LineWords
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function CodeText({ line, words, isOpen, onToggle }: CodeTextProps) {
  const { text } = line.cells.modelCode
  const look = `${lineStyles.value} ${lineStyles.code}`
  if (!isExplained(line)) {
    return (
      <bdi className={look} title={text}>
        {text}
      </bdi>
    )
  }
  const parts = line.codeParts.flatMap((part) => part.code ?? [])
  const code = parts.join('')
  const isOwn = line.standsFor !== undefined
  return (
    <>
      {isOwn && (
        <bdi className={look} title={text}>
          {text}
        </bdi>
      )}
      <bdi className={isOwn ? styles.standsFor : look} title={code}>
        {isOwn && <VisuallyHidden>{words.word('catalogue:ownNumber.standsFor')} </VisuallyHidden>}
        <span className={styles.parts} style={{ backgroundImage: underlined(parts) }}>
          {code}
        </span>
      </bdi>
      <button
        type="button"
        tabIndex={-1}
        aria-expanded={isOpen}
        aria-label={words.t(isOpen ? 'catalogue:ribbon.hide' : 'catalogue:ribbon.show', { code })}
        data-opens="ribbon"
        className={styles.toggle}
        onClick={onToggle}
      >
        <Icon of={isOpen ? ChevronUpIcon : ChevronDownIcon} size="sm" />
      </button>
    </>
  )
}

interface OpenCodeProps {
  readonly line: LineView
  readonly words: LineWords
}

/** The ribbon below the line. */
export function OpenCode({ line, words }: OpenCodeProps) {
  const { t } = words
  const names = { sku: t('catalogue:ribbon.sku'), skuMeaning: line.productName ?? '' }
  return (
    <div role="gridcell" className={styles.ribbon}>
      <ModelCodeRibbon
        segments={partedSegments(ribbonSegments(line.codeParts, names), words.language)}
        words={ribbonWords(t)}
      />
    </div>
  )
}
