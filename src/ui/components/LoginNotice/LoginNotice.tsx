import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { buttonLook } from '../Button/Button.css.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { LogInIcon } from '../Icon/icons.ts'
import { plainLink, type RenderLink } from '../Link/link-slot.tsx'
import { needsScripts } from '../NeedsScripts/NeedsScripts.css.ts'
import { Notice } from '../Notice/Notice.tsx'

export interface LoginNoticeWords {
  /** 'Please log in to access pricing information.' (PRICE-16) */
  readonly message: string
  readonly open: string
  readonly title: string
  readonly text: string
  readonly goOn: string
  readonly cancel: string
  readonly close: string
  /** Shown when the dialog could not be fetched. */
  readonly failed: string
}

interface LoginNoticeProps {
  readonly words: LoginNoticeWords
  /** The sign-in page, with the way back to this one (PRICE-17). */
  readonly signInHref: string
  readonly renderLink?: RenderLink | undefined
}

/** Stands where a price or a quote would be, for visitors, and leads to the sign-in page and back. */
export function LoginNotice({ words, signInHref, renderLink = plainLink }: LoginNoticeProps) {
  // The dialog's code is fetched when it is first wanted.
  const [stage, setStage] = useState<'untouched' | 'open' | 'closed' | 'failed'>('untouched')
  const close = () => setStage('closed')
  return (
    <>
      <Notice
        tone="info"
        announce="silent"
        actions={
          <>
            <div className={needsScripts}>
              <Button size="sm" icon={LogInIcon} onClick={() => setStage('open')}>
                {words.open}
              </Button>
            </div>
            <noscript>
              {renderLink({
                href: signInHref,
                className: buttonLook({ size: 'sm' }),
                children: words.open,
              })}
            </noscript>
          </>
        }
      >
        {words.message}
        {stage === 'failed' && <p role="alert">{words.failed}</p>}
      </Notice>
      {stage !== 'untouched' && (
        <Dialog
          open={stage === 'open'}
          onClose={close}
          onMissed={() => setStage('failed')}
          title={words.title}
          closeLabel={words.close}
          size="sm"
          footer={
            <>
              <Button onClick={close}>{words.cancel}</Button>
              {renderLink({
                href: signInHref,
                className: buttonLook({ tone: 'primary' }),
                children: words.goOn,
              })}
            </>
          }
        >
          <p>{words.text}</p>
        </Dialog>
      )}
    </>
  )
}
