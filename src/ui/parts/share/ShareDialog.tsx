/** The address of a configuration: to be copied, sent, scanned or printed. */
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { DownloadIcon, MailIcon, PrinterIcon, RowsIcon } from '../../components/Icon/icons.ts'
import { qrPicture } from '../../components/QrCode/qr-drawing.ts'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { saveFile } from '../save-file.ts'
import { CopiedAddress } from './CopiedAddress.tsx'
import { PrintedLabel } from './PrintedLabel.tsx'
import * as styles from './ShareDialog.css.ts'
import type { SharedGoods } from './shared-goods.ts'
import { useShareAddress } from './use-share-address.ts'

interface ShareDialogProps {
  readonly goods: SharedGoods
  readonly onClose: () => void
  readonly onMissed: () => void
}

export function ShareDialog({ goods, onClose, onMissed }: ShareDialogProps) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const address = useShareAddress(goods)
  const field = useRef<HTMLInputElement>(null)
  const { name, code, target } = goods
  const isModel = target.kind === 'model'
  const picture = <QrCode text={address} label={t('share:qr', { code })} />
  const save = () => {
    try {
      saveFile(code, qrPicture(address), 'png')
    } catch {
      notify({ tone: 'error', key: 'share:notSaved' })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onMissed={onMissed}
      title={t(isModel ? 'share:titleModel' : 'share:titleProduct')}
      description={t(isModel ? 'share:lead' : 'share:leadProduct')}
      closeLabel={t('common:close')}
      initialFocus={field}
    >
      <div className={styles.halves}>
        <div className={styles.words}>
          <p className={styles.goods}>
            <span className={styles.code}>{code}</span> {name}
          </p>
          {isModel && !target.isWhole && <p className={styles.note}>{t('share:unfinished')}</p>}
          <CopiedAddress address={address} field={field} />
          <div className={styles.ways}>
            <LinkButton size="sm" icon={MailIcon} href={mailTo(t, { code, name, address })}>
              {t('share:email')}
            </LinkButton>
            {isModel && (
              <Link
                to="/compare"
                search={{
                  models: target.text,
                  ...(target.quantity !== undefined && { quantity: target.quantity }),
                }}
                className={buttonLook({ size: 'sm' })}
              >
                <Icon of={RowsIcon} size="sm" />
                {t('share:compare')}
              </Link>
            )}
          </div>
        </div>
        <div className={styles.picture}>
          {picture}
          <div className={styles.ways}>
            <Button size="sm" tone="quiet" icon={PrinterIcon} onClick={() => window.print()}>
              {t('share:print')}
            </Button>
            <Button size="sm" tone="quiet" icon={DownloadIcon} onClick={save}>
              {t('share:save')}
            </Button>
          </div>
        </div>
      </div>
      <PrintedLabel name={name} code={code} address={address}>
        {picture}
      </PrintedLabel>
    </Dialog>
  )
}

interface Mail {
  readonly code: string
  readonly name: string
  readonly address: string
}

/** A letter that the reader's own program writes: nothing is sent from here. */
function mailTo(t: TFunction, { code, name, address }: Mail): string {
  const subject = encodeURIComponent(`${name} · ${code}`)
  const body = encodeURIComponent(`${t('share:mailText', { name, code })}\r\n\r\n${address}\r\n`)
  return `mailto:?subject=${subject}&body=${body}`
}
