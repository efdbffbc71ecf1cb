import { useTranslation } from 'react-i18next'
import { isEnglish, type Language, languageFor, languages, nativeNames } from '../i18n/languages.ts'
import { hasTexts } from '../i18n/text-files.ts'
import { useStorefront } from '../storefront-context.tsx'
import { useLanguage } from '../addresses/use-language.ts'
import { type Choice, SelectField } from '../components/SelectField/SelectField.tsx'

/** The languages by their own names. One that is not filled in yet says that its texts are English (SHELL-12, O-02). */
export function LanguagePicker() {
  const { t } = useTranslation()
  const { offeredLanguages } = useStorefront().settings
  const { language, choose } = useLanguage()
  const isOffered = (key: Language) =>
    key === language || offeredLanguages.length === 0 || offeredLanguages.includes(key)
  const choice = (key: Language): Choice => ({
    value: key,
    label:
      hasTexts(key) || isEnglish(key)
        ? nativeNames[key]
        : t('common:shell.languageInEnglish', { language: nativeNames[key] }),
  })
  return (
    <SelectField
      label={t('common:shell.language')}
      value={language}
      choices={languages.filter(isOffered).map(choice)}
      onChange={(key) => choose(languageFor(key))}
    />
  )
}
