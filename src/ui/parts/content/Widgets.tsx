/** The widgets of a page of content, one below another. */
import { useTranslation } from 'react-i18next'
import type { ContentPage, Widget } from '../../../domain/content/widget.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useLangOf } from '../../use-written.ts'
import { SubscribeForm } from './SubscribeForm.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { PageForm } from '../form/PageForm.tsx'
import { PageBanner } from './PageBanner.tsx'
import { PageLocations } from './PageLocations.tsx'
import { PageSlider } from './PageSlider.tsx'
import { PageVideo } from './PageVideo.tsx'
import { PlainWidget } from './PlainWidget.tsx'

/**
 * Those of a page. They never change their order while it stands, so their place names them; in another
 * language they are mounted again, because some of them load texts of their own.
 */
export function Widgets({ of: page }: { readonly of: ContentPage }) {
  const { i18n } = useTranslation()
  const lang = useLangOf()(page.writtenIn)
  return (
    <Stack key={i18n.language} space="huge">
      {page.widgets.map((widget, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <WidgetView key={place} widget={widget} lang={lang} />
      ))}
    </Stack>
  )
}

interface WidgetViewProps {
  readonly widget: Widget
  /** The language of the page's words, where it is not the one that is spoken. */
  readonly lang: string | undefined
}

function WidgetView({ widget, lang }: WidgetViewProps) {
  const { t } = useTranslation()
  switch (widget.kind) {
    case 'block':
    case 'action-banner':
    case 'resource-links':
    case 'milestone-stats':
      return lang === undefined ? (
        <PlainWidget widget={widget} />
      ) : (
        <div lang={lang}>
          <PlainWidget widget={widget} />
        </div>
      )
    case 'listing-banner':
      return <PageBanner element={widget.element} />
    case 'dynamic-form':
      return <PageForm heading={widget.heading} lang={lang} formCode={widget.formCode} />
    case 'slider':
      return <PageSlider heading={widget.heading} items={widget.items} />
    case 'video':
      return <PageVideo widget={widget} />
    case 'posts':
      return widget.heading === '' ? (
        <LatestPosts heading={t('common:latestPosts')} />
      ) : (
        <LatestPosts heading={widget.heading} lang={lang} />
      )
    case 'subscribe-form':
      return <SubscribeForm />
    case 'locations':
      return widget.heading === '' ? (
        <PageLocations heading={t('common:shell.page.whereToBuy')} layout={widget.layout} />
      ) : (
        <PageLocations heading={widget.heading} lang={lang} layout={widget.layout} />
      )
    default:
      return widget satisfies never
  }
}
