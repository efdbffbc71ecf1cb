/** Figures in sentences, in the units of whoever reads them as well. */
import { useTranslation } from 'react-i18next'
import { withUsFigures } from '../domain/catalogue/us-figures.ts'
import { siteZone } from '../domain/content/site-settings.ts'
import { formatFigure } from './i18n/format-number.ts'
import { useStorefront } from './storefront-context.tsx'
import { useAccount } from './use-account.ts'
import { useUnits } from './use-units.ts'

/** Gives a sentence, or a piece of HTML, with its figures as the reader thinks of them. */
export function useOwnFigures(): (text: string) => string {
  const { i18n } = useTranslation()
  const { settings } = useStorefront()
  const [units] = useUnits(useAccount()?.zone ?? siteZone(settings))
  if (units !== 'us') return (text) => text
  return (text) => withUsFigures(text, (figure) => formatFigure(figure, i18n.language))
}
