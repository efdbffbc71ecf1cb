import { useTranslation } from 'react-i18next'
import { FieldError } from '../../components/Field/Field.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ClockIcon } from '../../components/Icon/icons.ts'
import type { DifferenceText, QuestionProps } from '../../parts/pricing/question-props.ts'
import { softHyphens } from '../../i18n/soft-hyphens.ts'
import * as styles from '../../parts/pricing/OptionRows.css.ts'
import { questionId } from '../../parts/pricing/question-id.ts'

/** A few answers, one to a row: code, words, what it means, what it does to the lead time. */
export function OptionRows({ view, differences, onChoose, hint, error }: QuestionProps) {
  const { t } = useTranslation()
  const { modifier, options, chosen, isAutomatic } = view
  const noteId = `${questionId(modifier.key)}-note`
  const hasNote = hint !== undefined || error !== undefined
  const isFree = !modifier.isRequired && !isAutomatic
  const row = {
    name: questionId(modifier.key),
    isRequired: modifier.isRequired,
    isDisabled: isAutomatic,
  }
  return (
    <fieldset className={styles.frame} aria-describedby={hasNote ? noteId : undefined}>
      <legend className={styles.legend}>
        {modifier.title}
        {isFree && <span className={styles.aside}> {t('common:optional')}</span>}
      </legend>
      <div className={styles.rows}>
        {isFree && (
          <OptionRow
            {...row}
            code={undefined}
            title={t('product:option.none')}
            difference={differences?.get('')}
            isChosen={chosen === undefined}
            onChoose={() => onChoose(undefined)}
          />
        )}
        {options.map((option) => (
          <OptionRow
            key={option.code}
            {...row}
            code={option.code}
            title={option.title}
            description={option.description}
            effect={option.leadTimeNote}
            isHidden={option.isHidden}
            difference={differences?.get(option.code)}
            isChosen={option === chosen}
            onChoose={() => onChoose(option.code)}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={noteId}>{error}</FieldError>}
      {error === undefined && hint !== undefined && (
        <p id={noteId} className={styles.note}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface OptionRowProps {
  /** Of the group of radio buttons. */
  readonly name: string
  readonly code: string | undefined
  readonly title: string
  readonly description?: string
  readonly effect?: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isHidden?: boolean
  readonly difference: DifferenceText | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function OptionRow(props: OptionRowProps) {
  const { t, i18n } = useTranslation()
  const { code, description = '', effect, difference, isHidden = false } = props
  const id = `${props.name}-${code ?? 'none'}`
  return (
    <label className={styles.row} htmlFor={id}>
      <input
        type="radio"
        id={id}
        name={props.name}
        value={code ?? ''}
        checked={props.isChosen}
        onChange={props.onChoose}
        required={props.isRequired}
        disabled={props.isDisabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        className={styles.radio}
      />
      <span id={`${id}-title`} className={styles.words}>
        <span className={styles.code}>{code ?? '–'}</span>{' '}
        <span className={styles.title}>{props.title}</span>
      </span>
      <span id={`${id}-about`} className={styles.about}>
        <span className={styles.description}>{softHyphens(description, i18n.language)}</span>{' '}
        {effect !== undefined && (
          <span className={styles.effect}>
            <Icon of={ClockIcon} size="sm" />
            {effect}
          </span>
        )}
        {difference !== undefined && (
          <span className={styles.difference} data-gain={difference.isGain || undefined}>
            {difference.text}
          </span>
        )}
        {isHidden && <span className={styles.preview}>{t('product:preview.option')}</span>}
      </span>
    </label>
  )
}
