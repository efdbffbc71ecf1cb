/** The question of the bank (3-D Secure): in a frame that can be closed, or on a page of the bank's own. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlacementScreen } from '../../../application/checkout/placement.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import * as styles from './payment.css.ts'
import { OtherPayment, PlacementFailure } from './PlaceButton.tsx'
import type { PlacementPieceProps } from './placement-props.ts'

type Screen = Extract<PlacementScreen, { readonly kind: 'challenge' }>

interface ChallengeProps extends PlacementPieceProps {
  readonly screen: Screen
}

export function ChallengeScreen({ screen, ...props }: ChallengeProps) {
  const { t } = useTranslation()
  const { view, send } = props
  const cancel = () => send({ type: 'placement.cancel' })
  if (view.isBusy) return <p role="status">{t('payment:redirecting')}</p>
  if (screen.hasFailed) {
    return (
      <Stack>
        <Notice tone="error" title={t('payment:challenge.failedTitle')}>
          {t('payment:challenge.failedText')}
        </Notice>
        <PlacementFailure view={view} />
        <Inline>
          <Button tone="primary" size="lg" onClick={() => send({ type: 'challenge.retry' })}>
            {t('payment:challenge.retry')}
          </Button>
          <OtherPayment onPress={cancel} />
        </Inline>
      </Stack>
    )
  }
  if (screen.challenge.kind === 'redirect') {
    return (
      <Stack>
        <Notice tone="info" title={t('payment:bankVerification')}>
          {t('payment:challenge.redirectText')}
        </Notice>
        <Inline>
          <LinkButton tone="primary" size="lg" href={screen.challenge.address}>
            {t('payment:challenge.redirect')}
          </LinkButton>
          <Button tone="quiet" size="lg" onClick={cancel}>
            {t('payment:challenge.close')}
          </Button>
        </Inline>
      </Stack>
    )
  }
  return <ChallengeFrame {...props} screen={screen} onCancel={cancel} />
}

interface ChallengeFrameProps extends ChallengeProps {
  readonly onCancel: () => void
}

function ChallengeFrame({ screen, view, send, placements, onCancel }: ChallengeFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  // Not in the frame: there Esc would be the bank's, and title and question of the dialog were not read out.
  const around = useRef<HTMLDivElement>(null)
  const { challenge, isBlocked, round } = screen
  const { address } = challenge
  const { listenToChallenge } = placements
  // The frame speaks by messages of its window, which is outside of React.
  useEffect(
    () =>
      listenToChallenge({ address, window: () => frame.current?.contentWindow }, (said) =>
        send({ type: `challenge.${said}` }),
      ),
    [address, listenToChallenge, send],
  )
  return (
    <Stack>
      <Notice tone="info" title={t('payment:bankVerification')}>
        {t('payment:challenge.text')}
      </Notice>
      <Dialog
        open
        onClose={onCancel}
        title={t('payment:bankVerification')}
        closeLabel={t('payment:challenge.close')}
        description={t('payment:challenge.text')}
        outsidePress="kept"
        initialFocus={around}
        footer={
          <>
            <Button onClick={() => send({ type: 'challenge.reload' })}>
              {t('payment:loadAgain')}
            </Button>
            <Button onClick={onCancel}>{t('payment:challenge.close')}</Button>
          </>
        }
      >
        <div ref={around} tabIndex={-1}>
          <Stack space="sm">
            <PlacementFailure view={view} />
            {isBlocked && (
              <Notice tone="error" title={t('payment:challenge.blockedTitle')}>
                {t('payment:challenge.blockedText')}
              </Notice>
            )}
            <iframe
              key={round}
              ref={frame}
              src={address}
              title={t('payment:challenge.frame')}
              // oxlint-disable-next-line react/iframe-missing-sandbox -- a bank lives by cookies of its own origin
              sandbox="allow-scripts allow-same-origin allow-forms"
              referrerPolicy="no-referrer"
              className={styles.challenge}
            />
          </Stack>
        </div>
      </Dialog>
    </Stack>
  )
}
