/** The way to the address of what is shown. What it opens is fetched with the press. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { SendIcon } from '../../components/Icon/icons.ts'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import type { SharedGoods } from './shared-goods.ts'

const shareDialog = lazy(async () => (await import('./ShareDialog.tsx')).ShareDialog)

interface ShareButtonProps {
  /** Asked when the press comes. */
  readonly goods: () => SharedGoods
  readonly tone?: 'quiet' | 'secondary'
}

export function ShareButton({ goods, tone = 'quiet' }: ShareButtonProps) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const [shared, setShared] = useState<SharedGoods>()
  const dialog = useLazyWithTexts(shareDialog, ['share'])
  const close = () => setShared(undefined)
  const missed = () => {
    close()
    notify({ tone: 'error', key: 'common:networkError' })
  }
  return (
    <>
      <div className={needsScripts}>
        <Button tone={tone} size="sm" icon={SendIcon} onClick={() => setShared(goods())}>
          {t('product:share')}
        </Button>
      </div>
      {shared && (
        <Loaded of={dialog} onFailed={missed}>
          {(ShareDialog) => <ShareDialog goods={shared} onClose={close} onMissed={missed} />}
        </Loaded>
      )}
    </>
  )
}
