import { openingWords } from '../../../domain/content/post.ts'
import type { Widget } from '../../../domain/content/widget.ts'
import { ActionBanner } from '../../components/ActionBanner/ActionBanner.tsx'
import { ContentBlock } from '../../components/ContentBlock/ContentBlock.tsx'
import { MilestoneStats } from '../../components/MilestoneStats/MilestoneStats.tsx'
import { ResourceLinks } from '../../components/ResourceLinks/ResourceLinks.tsx'
import { contentLink } from './content-link.tsx'

type PlainKind = 'block' | 'action-banner' | 'resource-links' | 'milestone-stats'

/** Widgets that say nothing but what the editor wrote. */
export function PlainWidget({
  widget,
}: {
  readonly widget: Extract<Widget, { readonly kind: PlainKind }>
}) {
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
    default:
      return widget satisfies never
  }
}
