import { useTranslation } from 'react-i18next'
import type { ContentElement } from '../../../domain/content/widget.ts'
import { ContentBlock } from '../../components/ContentBlock/ContentBlock.tsx'
import { Slider } from '../../components/Slider/Slider.tsx'
import { useLangOf } from '../../use-written.ts'
import { contentLink } from './content-link.tsx'

interface PageSliderProps {
  readonly heading: string
  readonly items: readonly ContentElement[]
}

/** Elements of content as slides. */
export function PageSlider({ heading, items }: PageSliderProps) {
  const { t } = useTranslation()
  const langOf = useLangOf()
  if (items.length === 0) return null
  return (
    <Slider
      words={{
        label: heading || t('content:slider.label'),
        kind: t('content:slider.kind'),
        previous: t('content:slider.previous'),
        next: t('content:slider.next'),
        stop: t('content:slider.stop'),
        start: t('content:slider.start'),
        place: (place, count) => t('content:slider.place', { place, count }),
      }}
      slides={items.map(({ id, heading: title, bodyHtml, image, link, writtenIn }) => ({
        id,
        content: (
          <div lang={langOf(writtenIn)}>
            <ContentBlock
              heading={title}
              html={bodyHtml}
              image={image}
              link={link}
              look="over-image"
              renderLink={contentLink}
            />
          </div>
        ),
      }))}
    />
  )
}
