/** The figures of products in the units and the language of the reader. */
import { useTranslation } from 'react-i18next'
import { inUnits, unitText } from '../../../domain/catalogue/performance.ts'
import type { ProductFigure } from '../../../domain/catalogue/product-figure.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import type { CardFigure } from '../../components/ProductCard/CardFigures.tsx'
import { formatFigure } from '../../i18n/format.ts'
import { unitWords } from '../../i18n/measure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { useUnits } from '../../use-units.ts'

/** Names and values in the units that the filters beside the list have too. */
export function useProductFigures(): (
  figures: readonly ProductFigure[] | undefined,
) => readonly CardFigure[] {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const [units] = useUnits(useAccount()?.zone ?? siteZone(settings))
  return (figures = []) =>
    figures.map(({ quantity, low, high }) => {
      const [least, most] = [low, high].map((each) =>
        formatFigure(inUnits(each, quantity, units), i18n.language),
      )
      const span = least === most ? most : `${least} – ${most}`
      const unit = unitWords(t, unitText(quantity, units))
      return { name: t(`catalogue:figure.${quantity}`), text: `${span} ${unit}` }
    })
}
