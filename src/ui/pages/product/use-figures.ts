import { useTranslation } from 'react-i18next'
import { formatFigure } from '../../i18n/format-number.ts'

/** Formats technical figures in the current language, to three digits, the precision of a test stand. */
export function useFigures(): (figure: number) => string {
  const { i18n } = useTranslation()
  return (figure) => formatFigure(figure, i18n.language)
}
