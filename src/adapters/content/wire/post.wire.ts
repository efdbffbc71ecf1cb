/** Posts of the blog on the wire (CALL-34, CMS-07). */
import * as t from 'io-ts'
import { type ContentLocale, localeWritten } from '../../../domain/content/content-locale.ts'
import type { Post, PostPlace } from '../../../domain/content/post.ts'
import type { Page } from '../../../domain/shared/paging.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, text } from '../../http/lenient.wire.ts'
import { documents, media, pageFrom, pictureAt } from './strapi.wire.ts'

/** What the order of the blog is made of. */
const PostPlaceWire = t.type({ slug: needed, contentPublicationDate: day, locale: text })

const PostWire = t.intersection([
  PostPlaceWire,
  t.type({ title: text, Thumbnail: media, postImage: media, SubText: text }),
])

/** `GET /api/contents`; `base` is the address of the content service, for pictures. */
export function decodePosts(base: string, asked: ContentLocale): Decode<Page<Post>> {
  return decodeWith(documents(PostWire), (wire) =>
    pageFrom(wire, (row) => toPost(row, base, asked)),
  )
}

/** The same by a slug: the first one, or undefined. */
export function decodePost(base: string, asked: ContentLocale): Decode<Post | undefined> {
  return decodeWith(documents(PostWire), ({ data: [first] }) => first && toPost(first, base, asked))
}

/** The same with the fields `slug` and `contentPublicationDate` only. */
export function decodePostPlaces(asked: ContentLocale): Decode<Page<PostPlace>> {
  return decodeWith(documents(PostPlaceWire), (wire) =>
    pageFrom(wire, (row) => toPlace(row, asked)),
  )
}

function toPlace(wire: t.TypeOf<typeof PostPlaceWire>, asked: ContentLocale): PostPlace {
  return {
    slug: wire.slug,
    publishedOn: wire.contentPublicationDate,
    writtenIn: localeWritten(wire.locale, asked),
  }
}

function toPost(wire: t.TypeOf<typeof PostWire>, base: string, asked: ContentLocale): Post {
  return {
    ...toPlace(wire, asked),
    title: wire.title,
    thumbnail: pictureAt(base, wire.Thumbnail),
    image: pictureAt(base, wire.postImage),
    bodyHtml: wire.SubText,
  }
}
