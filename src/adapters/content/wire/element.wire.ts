/** Elements of content on the wire (CMS-16). */
import * as t from 'io-ts'
import { type ContentLocale, localeWritten } from '../../../domain/content/content-locale.ts'
import { safeHref } from '../../../domain/content/safe-address.ts'
import type { ContentElement } from '../../../domain/content/widget.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { text } from '../../http/lenient.wire.ts'
import { documents, media, pictureAt } from './strapi.wire.ts'

/** The fields of an element, shared by all that is one. */
export const ElementWire = t.type({
  id: text,
  contentHeading: text,
  contentBody: text,
  imagePath: media,
  linkUrl: text,
  linkLabel: text,
  style: text,
  systemCode: text,
  locale: text,
})

export type ElementWire = t.TypeOf<typeof ElementWire>

/** `GET /api/elements` by a system code: the first one, or undefined. */
export function decodeElement(
  base: string,
  asked: ContentLocale,
): Decode<ContentElement | undefined> {
  return decodeWith(
    documents(ElementWire),
    ({ data: [first] }) => first && toElement(first, base, asked),
  )
}

/** A link that is not safe to follow is no link (T20). */
export function toElement(wire: ElementWire, base: string, asked: ContentLocale): ContentElement {
  const href = safeHref(wire.linkUrl)
  return {
    id: wire.id,
    heading: wire.contentHeading,
    bodyHtml: wire.contentBody,
    image: pictureAt(base, wire.imagePath),
    link: href === undefined ? undefined : { href, label: wire.linkLabel.trim() || href },
    style: wire.style,
    systemCode: wire.systemCode,
    writtenIn: localeWritten(wire.locale, asked),
  }
}
