/** The pages after the first of what a group offers, in their order; where the first is another one, they are dropped. */
import { either as E } from 'fp-ts'
import { useState } from 'react'
import type { Bundles } from '../../../../application/cart/bundles.ts'
import type { PortFailure } from '../../../../application/failure.ts'
import type { BundleOffer } from '../../../../domain/catalogue/bundle-build.ts'

interface More {
  /** The first page, which those of the list follow. */
  readonly of: BundleOffer | undefined
  readonly list: readonly BundleOffer[]
  readonly isBusy: boolean
  readonly failure: PortFailure | undefined
}

export function useMoreOffers(
  offer: BundleOffer | undefined,
  groupId: string,
  more: Bundles['offer'],
) {
  const none: More = { of: offer, list: [], isBusy: false, failure: undefined }
  const [kept, setKept] = useState(none)
  const pages = kept.of === offer ? kept : none
  const read = async () => {
    setKept({ ...pages, isBusy: true, failure: undefined })
    const answer = await more(groupId, pages.list.length + 2)()
    setKept((now) => {
      // What follows another first page belongs to that one.
      if (now.of !== offer) return now
      return E.isRight(answer)
        ? { ...now, isBusy: false, list: [...now.list, answer.right] }
        : { ...now, isBusy: false, failure: answer.left }
    })
  }
  return {
    skus: pages.list.flatMap(({ skus }) => skus),
    isBusy: pages.isBusy,
    failure: pages.failure,
    fetch: () => void read(),
  }
}
