/** Puts the product, or the model that it is configured as, on one of the customer's lists, or on a new one. For customers. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedGoods } from '../../../domain/wish-list/wish-list.ts'
import { Button } from '../../components/Button/Button.tsx'
import { HeartIcon } from '../../components/Icon/icons.ts'
import { allLazy, lazy, Loaded, usePreload } from '../../lazy.tsx'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'

const saveDialog = lazy(async () => (await import('./SaveDialog.tsx')).SaveDialog)

export function SaveToList(goods: ListedGoods) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isCustomer = useAccount() !== undefined
  const { lists } = useServices()
  const { notify } = useStorefront()
  const [dialog] = useState(() => allLazy(saveDialog, lists))
  usePreload(saveDialog)
  const missed = () => {
    setOpen(false)
    notify({ tone: 'error', key: 'common:networkError' })
  }
  if (!isCustomer) return null
  return (
    <>
      <Button size="sm" icon={HeartIcon} onClick={() => setOpen(true)}>
        {t('product:list.add')}
      </Button>
      {isOpen && (
        <Loaded of={dialog} onFailed={missed}>
          {([SaveDialog, service]) => (
            <SaveDialog lists={service} {...goods} onClose={() => setOpen(false)} />
          )}
        </Loaded>
      )}
    </>
  )
}
