/** The widgets of a page of content, one below another. */
import { useTranslation } from 'react-i18next'
import { openingWords } from '../../../domain/content/post.ts'
import type { Widget } from '../../../domain/content/widget.ts'
import { ActionBanner } from '../../components/ActionBanner/ActionBanner.tsx'
import { ContentBlock } from '../../components/ContentBlock/ContentBlock.tsx'
import { MilestoneStats } from '../../components/MilestoneStats/MilestoneStats.tsx'
import { ResourceLinks } from '../../components/ResourceLinks/ResourceLinks.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { SubscribeForm } from '../shell/SubscribeForm.tsx'
import { contentLink } from './content-link.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { PageBanner } from './PageBanner.tsx'
import { PageLocations } from './PageLocations.tsx'
import { PageSlider } from './PageSlider.tsx'
import { PageVideo } from './PageVideo.tsx'

/** Widgets never change their order while a page stands, so their place names them. */
export function Widgets({ widgets }: { readonly widgets: readonly Widget[] }) {
  return (
    <Stack space="huge">
      {widgets.map((widget, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <WidgetView key={place} widget={widget} />
      ))}
    </Stack>
  )
}

function WidgetView({ widget }: { readonly widget: Widget }) {
  const { t } = useTranslation()
  switch (widget.kind) {
    case 'block': {
      const { heading, bodyHtml, image, link } = widget.element
      const words = { heading, html: bodyHtml, image, link }
      return <ContentBlock {...words} look={widget.style} renderLink={contentLink} />
    }
    case 'action-banner': {
      const { heading, bodyHtml, link } = widget.element
      return <ActionBanner heading={heading} html={bodyHtml} link={link} renderLink={contentLink} />
    }
    case 'listing-banner':
      return <PageBanner element={widget.element} />
    case 'slider':
      return <PageSlider heading={widget.heading} items={widget.items} />
    case 'resource-links': {
      const resources = widget.items.map((item) => ({ ...item, html: item.bodyHtml }))
      const { heading } = widget
      return <ResourceLinks heading={heading} resources={resources} renderLink={contentLink} />
    }
    case 'milestone-stats': {
      const stats = widget.items.map(({ id, heading, bodyHtml }) => ({
        id,
        figure: heading,
        label: openingWords(bodyHtml),
      }))
      return <MilestoneStats heading={widget.heading} stats={stats} />
    }
    case 'video':
      return <PageVideo widget={widget} />
    case 'posts':
      return <LatestPosts heading={widget.heading || t('blog.latest')} />
    case 'subscribe-form':
      return <SubscribeForm />
    case 'locations':
      return (
        <PageLocations heading={widget.heading || t('whereToBuy.title')} layout={widget.layout} />
      )
    default:
      return widget satisfies never
  }
}
