/** Posts of the blog on the wire (CALL-34, CMS-07). */
import * as t from 'io-ts'
import type { Post } from '../../../domain/content/post.ts'
import type { Page } from '../../../domain/shared/paging.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, text } from '../../http/lenient.wire.ts'
import { documents, media, pageFrom, pictureAt } from './strapi.wire.ts'

const PostWire = t.type({
  title: text,
  slug: needed,
  Thumbnail: media,
  postImage: media,
  SubText: text,
  contentPublicationDate: day,
})

/** `GET /api/contents`; `base` is the address of the content service, for pictures. */
export function decodePosts(base: string): Decode<Page<Post>> {
  return decodeWith(documents(PostWire), (wire) => pageFrom(wire, (row) => toPost(row, base)))
}

function toPost(wire: t.TypeOf<typeof PostWire>, base: string): Post {
  return {
    slug: wire.slug,
    title: wire.title,
    thumbnail: pictureAt(base, wire.Thumbnail),
    image: pictureAt(base, wire.postImage),
    bodyHtml: wire.SubText,
    publishedOn: wire.contentPublicationDate,
  }
}
