import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ClockIcon } from '../../components/Icon/icons.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import type { QuestionProps } from './question-props.ts'
import * as styles from './OptionRows.css.ts'

/** Many answers, in the browser's own list; what the chosen one means stands below. */
export function OptionSelect({ view, differences, onChoose, hint, error }: QuestionProps) {
  const { t } = useTranslation()
  const { modifier, options, chosen, isAutomatic } = view
  const named = (code: string, words: string) =>
    [words, differences?.get(code)?.text].filter((part) => part !== undefined).join(' · ')
  return (
    <div className={styles.frame}>
      <p className={styles.legend} aria-hidden>
        {modifier.title}
        {!modifier.isRequired && <span className={styles.aside}> {t('common:optional')}</span>}
      </p>
      <div className={styles.select}>
        <SelectField
          label={modifier.title}
          labelLook="hidden"
          value={chosen?.code ?? ''}
          onChange={(code) => onChoose(code === '' ? undefined : code)}
          choices={options.map(({ code, title }) => ({
            value: code,
            label: named(code, `${code} · ${title}`),
          }))}
          emptyText={modifier.isRequired ? t('common:choose') : named('', t('product:option.none'))}
          hint={hint}
          error={error}
          required={modifier.isRequired}
          disabled={isAutomatic}
          width="medium"
        />
      </div>
      {chosen !== undefined && (
        <p className={styles.chosen}>
          <span>{chosen.description}</span>
          {chosen.leadTimeNote !== undefined && (
            <span className={styles.effect}>
              <Icon of={ClockIcon} size="sm" />
              {chosen.leadTimeNote}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
