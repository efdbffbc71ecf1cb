import { useState } from 'react'
import type { VideoSource } from '../../../domain/content/video.ts'
import { buttonLook } from '../Button/Button.css.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ExternalIcon, PlayIcon } from '../Icon/icons.ts'
import { needsScripts } from '../NeedsScripts/NeedsScripts.css.ts'
import { SanitisedHtml } from '../SanitisedHtml/SanitisedHtml.tsx'
import * as styles from './VideoEmbed.css.ts'

export interface VideoWords {
  /** "Play the video: Two motors, one test bench". */
  readonly play: string
  /** Who is asked when it is played: "Playing it asks vimeo.com". */
  readonly notice: string
  readonly open: string
  readonly close: string
}

interface VideoEmbedProps {
  readonly title: string
  readonly html: string
  readonly source: VideoSource
  /** Shown until the video is asked for. */
  readonly still?: string | undefined
  /** In the page, over it, or where it comes from (CMS-08). */
  readonly mode: 'in-page' | 'in-modal' | 'link'
  readonly words: VideoWords
  /** The language of title and text, where that is not the page's. */
  readonly lang?: string | undefined
}

/**
 * A video. Its host is asked for nothing until play is pressed; a host that may not be framed is
 * only linked to, and so is every video where there are no scripts (T21).
 */
export function VideoEmbed(props: VideoEmbedProps) {
  const { title, html, source, still, mode, words, lang } = props
  const [isPlaying, setPlaying] = useState(false)
  const { embed } = source
  const isLink = mode === 'link' || embed === undefined
  const frame = embed !== undefined && <Frame address={embed} title={title} />
  return (
    <section className={styles.row}>
      <div className={styles.words}>
        {title !== '' && (
          <Heading level={2} lang={lang}>
            {title}
          </Heading>
        )}
        {html !== '' && (
          <div lang={lang}>
            <SanitisedHtml html={html} />
          </div>
        )}
        {isLink ? (
          <p>
            <a href={source.href} rel="noopener noreferrer" className={buttonLook()}>
              {words.open}
              <Icon of={ExternalIcon} size="sm" />
            </a>
          </p>
        ) : (
          <p className={`${styles.notice} ${needsScripts}`}>{words.notice}</p>
        )}
      </div>
      {!isLink && (
        <div className={`${styles.stage} ${needsScripts}`}>
          {isPlaying && mode === 'in-page' ? (
            frame
          ) : (
            <button type="button" className={styles.still} onClick={() => setPlaying(true)}>
              <Still picture={still} words={words.play} />
            </button>
          )}
        </div>
      )}
      {!isLink && (
        <noscript>
          <a href={source.href} rel="noopener noreferrer" className={styles.stage}>
            <Still picture={still} words={words.open} />
          </a>
        </noscript>
      )}
      {mode === 'in-modal' && (
        <Dialog
          open={isPlaying}
          onClose={() => setPlaying(false)}
          onMissed={() => setPlaying(false)}
          title={title}
          closeLabel={words.close}
          size="lg"
        >
          <div className={styles.stage}>{frame}</div>
        </Dialog>
      )}
    </section>
  )
}

interface StillProps {
  readonly picture: string | undefined
  /** What a press does. */
  readonly words: string
}

function Still({ picture, words }: StillProps) {
  return (
    <>
      {picture !== undefined && (
        <img src={picture} alt="" loading="lazy" decoding="async" className={styles.picture} />
      )}
      <span className={styles.play}>
        <Icon of={PlayIcon} />
        {words}
      </span>
    </>
  )
}

/** The host's own page in a frame that may play and nothing else. */
function Frame({ address, title }: { readonly address: string; readonly title: string }) {
  return (
    <iframe
      src={address}
      title={title}
      className={styles.frame}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of another origin, which keeps to its own (T21)
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="no-referrer"
      allow="fullscreen; picture-in-picture"
      loading="lazy"
    />
  )
}
