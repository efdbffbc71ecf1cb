/** Puts the product on one of the customer's lists, or on a new one. For customers. */
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkuId } from '../../../domain/catalogue/product.ts'
import { Button } from '../../components/Button/Button.tsx'
import { HeartIcon } from '../../components/Icon/icons.ts'
import { late } from '../../components/Late/late.ts'
import { useLate } from '../../components/Late/use-late.ts'
import { useAccount } from '../../use-account.ts'

const dialog = late(async () => (await import('./SaveDialog.tsx')).SaveDialog)

export function SaveToList({ skuId }: { readonly skuId: SkuId }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isCustomer = useAccount() !== undefined
  const Loaded = useLate(dialog, isOpen)
  if (!isCustomer) return null
  return (
    <>
      <Button size="sm" icon={HeartIcon} onClick={() => setOpen(true)}>
        {t('product:list.add')}
      </Button>
      {isOpen && Loaded && createElement(Loaded, { skuId, onClose: () => setOpen(false) })}
    </>
  )
}
