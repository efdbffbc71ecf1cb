/** What has taken the place of the product: with the same options, as far as it has them. */
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '../../../application/catalogue/catalogue.ts'
import { withLazy } from '../../../application/lazy.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { codedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { modifiersOf, type Product } from '../../../domain/catalogue/product.ts'
import type { NamedProduct } from '../../../domain/catalogue/succession.ts'
import { successorChoices } from '../../../domain/catalogue/successor-choices.ts'
import { configurationText } from '../../../domain/pricing/configuration-text.ts'
import { wholeModel } from '../../../domain/pricing/whole-model.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { NamedProductLink } from '../../parts/NamedProductLink.tsx'

interface ReplacedByProps {
  readonly product: Product
  readonly successors: readonly NamedProduct[]
  readonly zone: AddressZone
  readonly chosen: Choices
}

export function ReplacedBy({ successors, ...former }: ReplacedByProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="info" announce="silent" title={t('product:replacedBy')}>
      {successors.map((successor) => (
        <div key={successor.skuCode}>
          <NamedProductLink product={successor} />
          {former.chosen.size > 0 && successor.urlTitle !== undefined && (
            <SameOptions successor={successor} {...former} />
          )}
        </div>
      ))}
    </Notice>
  )
}

interface SameOptionsProps extends Omit<ReplacedByProps, 'successors'> {
  readonly successor: NamedProduct
}

/** The successor with the options that are chosen here; a whole model by its code. Nothing until its definition is there. */
function SameOptions({ successor, product, zone, chosen }: SameOptionsProps) {
  const { t } = useTranslation()
  const { catalogue } = useServices()
  const { skuCode, urlTitle = '' } = successor
  const ask = useCallback(
    (signal: AbortSignal) =>
      withLazy(catalogue, ({ productBySkuCode }: Catalogue) => productBySkuCode(skuCode, signal)),
    [catalogue, skuCode],
  )
  const [reading] = useProgram(ask)
  if (reading.kind !== 'read') return null
  const coded = codedProduct(reading.answer, { skuCode, zone, isPreview: false })
  const choices = successorChoices(coded, modifiersOf(product, zone), chosen)
  const model = configurationText(coded, choices)
  if (model === skuCode) return null
  return (
    <p>
      <Link to="/product/$urlTitle" params={{ urlTitle }} search={{ model }} className={linkLook()}>
        {wholeModel(coded, choices)
          ? t('product:sameModel', { code: model })
          : t('product:sameOptions')}
      </Link>
    </p>
  )
}
