/** Notices codes that are matched to a model by hand, and offers to remember them for the account. */
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import {
  handMatches,
  type MatchedLine,
  readUnknown,
  unknownText,
  withUnknown,
} from '../../../../domain/draft-order/hand-match.ts'
import { ownCodeName } from '../../../../domain/draft-order/own-code.ts'
import { useLazyWithTexts } from '../../../i18n/use-lazy-with-texts.ts'
import { bothLazy, lazy, Loaded } from '../../../lazy.tsx'
import { useServices } from '../../../storefront-context.tsx'
import { useUnsentText } from '../../../unsent-text.ts'

const rememberMatches = lazy(async () => (await import('./RememberMatches.tsx')).RememberMatches)

const route = getRouteApi('/my-account/draftorder/$quoteId')

interface HandMatchesProps {
  readonly lines: readonly LineView[]
  /** These codes stand for models from now on. */
  readonly onKept: (codes: readonly string[]) => void
}

export function HandMatches({ lines, onKept }: HandMatchesProps) {
  const { quoteId } = route.useParams()
  const { ownCodes } = useServices()
  const [kept, keep] = useUnsentText(`draft-order-codes:${quoteId}`)
  const [unknown, setUnknown] = useState(() => readUnknown(kept))
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [source] = useState(() => bothLazy(rememberMatches, ownCodes))
  const part = useLazyWithTexts(source, ['codes'])
  const matched = useMemo(() => lines.map(matchedLine), [lines])
  const known = withUnknown(unknown, matched)
  if (known !== unknown) setUnknown(known)
  // The browser's storage is not React's; the table itself is kept with the keys of its lines.
  useEffect(() => {
    const text = unknownText(known)
    if (text !== kept) keep(text)
  }, [known, kept, keep])
  const matches = handMatches(known, matched).filter(
    ({ customCode }) => !settled.has(ownCodeName(customCode)),
  )
  if (matches.length === 0) return null
  return (
    <Loaded of={part}>
      {([RememberMatches, service]) => (
        <RememberMatches
          matches={matches}
          saveAll={service.saveAll}
          onKept={onKept}
          onSettled={(codes) =>
            setSettled(
              new Set([...settled, ...codes.map(({ customCode }) => ownCodeName(customCode))]),
            )
          }
        />
      )}
    </Loaded>
  )
}

function matchedLine({ key, status, cells, problems, standsFor }: LineView): MatchedLine {
  return {
    key,
    text: cells.modelCode.text,
    isUnknown: problems.some(({ kind }) => kind === 'sku-not-found'),
    isReady: status === 'ready' && standsFor === undefined,
  }
}
