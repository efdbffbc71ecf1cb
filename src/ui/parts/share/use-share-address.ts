/** The whole address of what is shared, as it is sent to others. */
import { useRouter } from '@tanstack/react-router'
import type { SharedGoods } from './shared-goods.ts'

/** In the language of the page; nothing of the customer stands in it. */
export function useShareAddress({ target }: SharedGoods): string {
  const router = useRouter()
  const { publicHref } =
    target.kind === 'model'
      ? router.buildLocation({
          to: '/model/$code',
          params: { code: target.text },
          search: { ...(target.quantity !== undefined && { quantity: target.quantity }) },
        })
      : router.buildLocation({
          to: '/product/$urlTitle',
          params: { urlTitle: target.urlTitle },
          search: { skuid: target.skuId },
        })
  return window.location.origin + publicHref
}
