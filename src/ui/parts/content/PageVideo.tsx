import { useTranslation } from 'react-i18next'
import type { Widget } from '../../../domain/content/widget.ts'
import { useLangOf } from '../../use-written.ts'
import { VideoEmbed } from '../../components/VideoEmbed/VideoEmbed.tsx'

interface PageVideoProps {
  readonly widget: Extract<Widget, { readonly kind: 'video' }>
}

/** A video of a page; nothing where its address is none (T20). */
export function PageVideo({ widget }: PageVideoProps) {
  const { t } = useTranslation()
  const langOf = useLangOf()
  const { element, source, mode } = widget
  if (source === undefined) return null
  const { heading: title, bodyHtml, image, link } = element
  const label = link?.label ?? ''
  const name = title || (label === link?.href ? '' : label) || source.host
  return (
    <VideoEmbed
      title={title || name}
      html={bodyHtml}
      source={source}
      still={image}
      mode={mode}
      lang={langOf(element.writtenIn)}
      words={{
        play: t('content:video.play', { title: name }),
        notice: t('content:video.notice', { host: source.host }),
        open: t('content:video.open', { host: source.host }),
        close: t('common:close'),
      }}
    />
  )
}
