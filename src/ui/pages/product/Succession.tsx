/** What the product has taken the place of, and what has taken its place: with the same options, as far as it has them. */
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
import { successorChoices } from '../../../domain/catalogue/successor-models.ts'
import { configurationText } from '../../../domain/pricing/configuration-text.ts'
import { wholeModel } from '../../../domain/pricing/whole-model.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'

interface SuccessionProps {
  readonly product: Product
  readonly zone: AddressZone
  readonly chosen: Choices
}

export function Succession({ product, zone, chosen }: SuccessionProps) {
  const { t } = useTranslation()
  const { predecessors = [], successors = [] } = product
  return (
    <>
      {successors.length > 0 && (
        <Notice tone="info" announce="silent" title={t('product:replacedBy')}>
          {successors.map((successor) => (
            <div key={successor.skuCode}>
              <PageOf product={successor} />
              {chosen.size > 0 && successor.urlTitle !== undefined && (
                <SameOptions successor={successor} product={product} zone={zone} chosen={chosen} />
              )}
            </div>
          ))}
        </Notice>
      )}
      {predecessors.length > 0 && (
        <Text size="small" tone="soft">
          {t('product:replaces')}{' '}
          {predecessors.map((predecessor, index) => (
            <span key={predecessor.skuCode}>
              {index > 0 && ', '}
              <PageOf product={predecessor} />
            </span>
          ))}
        </Text>
      )}
    </>
  )
}

function PageOf({ product: { name, urlTitle } }: { readonly product: NamedProduct }) {
  if (urlTitle === undefined) return name
  return (
    <Link to="/product/$urlTitle" params={{ urlTitle }} className={linkLook()}>
      {name}
    </Link>
  )
}

interface SameOptionsProps extends SuccessionProps {
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
