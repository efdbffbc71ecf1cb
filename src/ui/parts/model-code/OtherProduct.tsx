import { Link } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import type { Product } from '../../../domain/catalogue/product.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { useServices } from '../../storefront-context.tsx'

interface OtherProductProps {
  /** The three characters that the typed code begins with. */
  readonly skuCode: string
  readonly code: string
}

/** The way to the product that a code belongs to, when it is not this one. Nothing when there is none. */
export function OtherProduct({ skuCode, code }: OtherProductProps) {
  const { t } = useTranslation()
  const { catalogue } = useServices()
  const [found, setFound] = useState<Product | undefined>(undefined)
  // A request to the catalog, which is outside React; a failure is ignored, since the code is wrong anyway.
  useEffect(() => {
    const given = new AbortController()
    const find = async () => {
      const ask = withLazy(catalogue, ({ productBySkuCode }) =>
        productBySkuCode(skuCode, given.signal),
      )
      const answer = await ask()
      if (!given.signal.aborted) setFound(E.isRight(answer) ? answer.right : undefined)
    }
    void find()
    return () => given.abort()
  }, [catalogue, skuCode])
  if (found === undefined || found.isModelSearchOnly) return null
  return (
    <div role="status">
      <Link
        to="/product/$urlTitle"
        params={{ urlTitle: found.urlTitle }}
        search={{ model: code }}
        className={buttonLook({ size: 'sm' })}
      >
        {t('product:code.openOther', { name: found.name })}
      </Link>
    </div>
  )
}
