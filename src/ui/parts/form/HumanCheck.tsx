/** The check that tells people from programs, in a frame of its own (FORM-21); without one, what to do instead (O-33). */
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Forms } from '../../../application/form/forms.ts'
import { humanCheckAddress } from '../../../domain/content/site-settings.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './DynamicForm.css.ts'
import type { FormPieceProps } from './form-props.ts'

const contactPath = '/contact'

interface HumanCheckProps extends FormPieceProps {
  readonly listen: Forms['listenToHumanCheck']
}

export function HumanCheck({ view, send, listen }: HumanCheckProps) {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  if (view.humanCheck === 'unneeded') return null
  const [language = 'en'] = i18n.language.split('_')
  const address = humanCheckAddress(settings, language)
  if (address === undefined || view.humanCheck === 'impossible') {
    return (
      <Notice
        tone="warning"
        announce="silent"
        title={t('form:check.missing')}
        actions={
          view.form.code !== 'contact' && (
            <Link to={contactPath} className={linkLook({ tone: 'plain' })}>
              {t('form:check.contact')}
            </Link>
          )
        }
      >
        {t('form:check.missingText')}
      </Notice>
    )
  }
  return <CheckFrame key={view.checkRound} address={address} send={send} listen={listen} />
}

/** A page of the shop itself could take its sandbox off: none is said to be there. */
function isOwn(address: string): boolean {
  return /^\/(?!\/)/.test(address)
}

interface CheckFrameProps extends Pick<HumanCheckProps, 'send' | 'listen'> {
  readonly address: string
}

function CheckFrame({ address, send, listen }: CheckFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  // The frame speaks by messages of its window, which is outside of React.
  useEffect(
    () =>
      listen({ address, window: () => frame.current?.contentWindow }, (message) =>
        send(
          message.kind === 'passed'
            ? { type: 'human.passed', token: message.token }
            : { type: 'human.expired' },
        ),
      ),
    [address, listen, send],
  )
  return (
    <iframe
      ref={frame}
      src={address}
      title={t('form:check.title')}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- such a service lives by cookies of its own origin
      sandbox={isOwn(address) ? undefined : 'allow-scripts allow-same-origin allow-forms'}
      referrerPolicy="no-referrer"
      className={styles.check}
    />
  )
}
