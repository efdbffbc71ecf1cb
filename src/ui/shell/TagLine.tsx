import { useTranslation } from 'react-i18next'
import { contentLocale } from '../../domain/content/content-locale.ts'
import { tagLineFor } from '../../domain/content/site-settings.ts'
import { useStorefront } from '../storefront-context.tsx'
import { useLangOf } from '../use-written.ts'

interface TagLineProps {
  /** What a site without a tag line says in its place. */
  readonly otherwise?: string | undefined
  readonly className: string
}

/** What the site says of itself, in the reader's language where it does (SHELL-07). */
export function TagLine({ otherwise = '', className }: TagLineProps) {
  const { i18n } = useTranslation()
  const { text, writtenIn } = tagLineFor(useStorefront().settings, contentLocale(i18n.language))
  const lang = useLangOf()(writtenIn)
  return (
    <p className={className} lang={text === '' ? undefined : lang}>
      {text || otherwise}
    </p>
  )
}
