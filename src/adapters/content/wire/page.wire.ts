/** Pages of content management on the wire: a dynamic zone of widgets. */
import * as t from 'io-ts'
import { type ContentLocale, localeWritten } from '../../../domain/content/content-locale.ts'
import { locationLayout } from '../../../domain/content/location.ts'
import { videoSource } from '../../../domain/content/video.ts'
import {
  blockStyle,
  type ContentElement,
  type ContentPage,
  videoMode,
  type Widget,
} from '../../../domain/content/widget.ts'
import type { Page } from '../../../domain/shared/paging.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, rows, text } from '../../http/lenient.wire.ts'
import { ElementWire, toElement } from './element.wire.ts'
import { document, documents, pageFrom } from './strapi.wire.ts'

const WidgetWire = t.intersection([
  ElementWire,
  t.type({ __component: text, formCode: text, items: rows(document(ElementWire)) }),
])

const PageWire = t.type({
  path: needed,
  title: text,
  lead: text,
  elements: rows(document(WidgetWire)),
  locale: text,
})

type WidgetWire = t.TypeOf<typeof WidgetWire>

/** `GET /api/pages` by a path: the first one, or undefined. */
export function decodePage(base: string, asked: ContentLocale): Decode<ContentPage | undefined> {
  return decodeWith(documents(PageWire), ({ data: [first] }) => first && toPage(first, base, asked))
}

/** The same with the field `path` only, a page of them at a time. */
export function decodePagePaths(): Decode<Page<string>> {
  return decodeWith(documents(t.type({ path: needed })), (wire) =>
    pageFrom(wire, ({ path }) => path),
  )
}

/** The elements of a page are written in its language. */
function toPage(wire: t.TypeOf<typeof PageWire>, base: string, asked: ContentLocale): ContentPage {
  const writtenIn = localeWritten(wire.locale, asked)
  return {
    path: wire.path,
    title: wire.title,
    lead: wire.lead,
    widgets: wire.elements.flatMap((each) => widgetOf(each, base, writtenIn) ?? []),
    writtenIn,
  }
}

/** An unknown component is left out, so that the rest of the page is still shown. */
function widgetOf(wire: WidgetWire, base: string, writtenIn: ContentLocale): Widget | undefined {
  const { __component: component } = wire
  const element = toElement(wire, base, writtenIn)
  const items = wire.items.map((item) => toElement(item, base, writtenIn))
  const list = { heading: element.heading, items }
  switch (component) {
    case 'widgets.content-block':
      return { kind: 'block', style: blockStyle(element.style), element }
    case 'widgets.action-banner':
      return { kind: 'action-banner', element }
    case 'widgets.listing-banner':
      return { kind: 'listing-banner', element }
    case 'widgets.slider':
      return { kind: 'slider', ...list }
    case 'widgets.resource-links':
      return { kind: 'resource-links', ...list }
    case 'widgets.milestone-stats':
      return { kind: 'milestone-stats', ...list }
    case 'widgets.video':
      return videoOf(element, wire.linkUrl)
    case 'widgets.subscribe-form':
      return { kind: 'subscribe-form' }
    case 'widgets.posts':
      return { kind: 'posts', heading: element.heading }
    case 'widgets.dynamic-form':
      return { kind: 'dynamic-form', heading: element.heading, formCode: wire.formCode }
    case 'widgets.locations':
      return { kind: 'locations', heading: element.heading, layout: locationLayout(element.style) }
    default:
      return undefined
  }
}

function videoOf(element: ContentElement, address: string): Widget {
  const source = videoSource(address)
  return { kind: 'video', mode: videoMode(element.style), element, source }
}
