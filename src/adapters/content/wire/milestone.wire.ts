/** Milestones of the company on the wire. */
import * as t from 'io-ts'
import { type ContentLocale, localeWritten } from '../../../domain/content/content-locale.ts'
import type { Milestone } from '../../../domain/content/milestone.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { neededCount, text } from '../../http/lenient.wire.ts'
import { documents, media, pictureAt } from './strapi.wire.ts'

const MilestoneWire = t.type({
  year: neededCount,
  contentHeading: text,
  contentBody: text,
  imagePath: media,
  locale: text,
})

/** `GET /api/milestones`. */
export function decodeMilestones(base: string, asked: ContentLocale): Decode<readonly Milestone[]> {
  return decodeWith(documents(MilestoneWire), ({ data }) =>
    data.map((wire) => ({
      year: wire.year,
      heading: wire.contentHeading,
      text: wire.contentBody,
      image: pictureAt(base, wire.imagePath),
      writtenIn: localeWritten(wire.locale, asked),
    })),
  )
}
