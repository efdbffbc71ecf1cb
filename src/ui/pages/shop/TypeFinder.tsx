/** The finder at the head of the page of a product type, for products that have a working point. */
import { useTranslation } from 'react-i18next'
import type { FigureQuantity } from '../../../domain/catalogue/product-figure.ts'
import { askedOfType } from '../../../domain/finder/working-point.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useListUnits } from './use-list-units.ts'

const finderForm = lazy(async () => (await import('../../parts/finder/FinderForm.tsx')).FinderForm)

interface TypeFinderProps {
  /** The address of the product type. */
  readonly slug: string
  /** The figures that its products are told apart by. */
  readonly columns: readonly FigureQuantity[]
}

export function TypeFinder({ slug, columns }: TypeFinderProps) {
  const { t } = useTranslation()
  const [units] = useListUnits()
  const form = useLazyWithTexts(finderForm, ['finder'])
  const figures = askedOfType(columns)
  if (figures === undefined) return null
  return (
    <Loaded of={form}>
      {(FinderForm) => (
        <FinderForm
          look="type"
          type={slug}
          figures={figures}
          units={units}
          heading={
            <Heading level={2} size="body">
              {t('finder:short')}
            </Heading>
          }
        />
      )}
    </Loaded>
  )
}
