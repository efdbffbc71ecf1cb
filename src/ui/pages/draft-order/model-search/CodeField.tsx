/** The field that a model code is typed into, with what may follow listed below it. */
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../components/Combobox/Combobox.tsx'
import type { ComboboxState } from '../../../components/Combobox/combobox-model.ts'
import { failureWords } from '../../../i18n/failure-words.ts'
import * as styles from './CodeField.css.ts'
import { type CodeChoice, codeChoices } from './code-choices.ts'
import type { ModelSearchEntry } from './use-model-search.ts'

interface CodeFieldProps {
  readonly entry: ModelSearchEntry
  /** A number of lines was chosen, whose model stands in the field. */
  readonly onNumber: (number: string) => void
}

export function CodeField({ entry, onNumber }: CodeFieldProps) {
  const { t } = useTranslation()
  const groups = codeChoices(entry.read?.reading, entry, t)
  const choose = (choice: CodeChoice) => {
    entry.type(choice.text)
    if ('own' in choice && !choice.own.isCode) onNumber(choice.own.number)
  }
  return (
    <Combobox
      label={t('common:modelCode')}
      look="code"
      placeholder={t('draftOrder:modelSearch.placeholder')}
      value={entry.text}
      onChange={entry.type}
      state={stateOf(entry, groups.length > 0)}
      groups={groups}
      itemKey={(choice) =>
        `${choice.text} ${'own' in choice ? choice.own.number : choice.option.code}`
      }
      // The field takes this text over.
      itemText={({ text }) => text}
      renderItem={(choice) => <Choice choice={choice} />}
      onChoose={choose}
      staysOpen
      onSubmit={entry.enter}
      loadingText={t('search:loading')}
      emptyText={t('search:missing', { begin: entry.text.trim().slice(0, 3) })}
      failedText={
        entry.failure ? failureWords(t, entry.failure, 'search:failed') : t('search:failed')
      }
      countText={(count) => t('search:count', { count })}
    />
  )
}

function stateOf({ state, numbers }: ModelSearchEntry, hasChoices: boolean): ComboboxState {
  if (state === 'missing' && numbers.length > 0) return 'ready'
  switch (state) {
    case 'busy':
      return 'loading'
    case 'found':
      return hasChoices ? 'ready' : 'idle'
    case 'idle':
    case 'missing':
    case 'failed':
      // Shown below the field, where it stays.
      return 'idle'
  }
}

function Choice({ choice }: { readonly choice: CodeChoice }) {
  if ('own' in choice) {
    const { number, modelCode } = choice.own
    return (
      <span className={styles.own}>
        <span className={styles.title}>{number}</span>
        <code className={styles.model}>{modelCode}</code>
      </span>
    )
  }
  const { option } = choice
  return (
    <span className={styles.choice}>
      <code className={styles.code}>{option.code}</code>
      <span className={styles.title}>{option.title}</span>
      {option.description !== '' && <span className={styles.meaning}>{option.description}</span>}
      {option.leadTimeNote !== undefined && (
        <span className={styles.effect}>{option.leadTimeNote}</span>
      )}
    </span>
  )
}
