/** Notices codes that are matched to a model by hand, and offers to remember them for the account. */
import { useMemo, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import {
  handMatches,
  type MatchedLine,
  type UnknownCodes,
  withUnknown,
} from '../../../../domain/draft-order/hand-match.ts'
import { ownCodeName } from '../../../../domain/draft-order/own-code.ts'
import { useLazyWithTexts } from '../../../i18n/use-lazy-with-texts.ts'
import { bothLazy, lazy, Loaded } from '../../../lazy.tsx'
import { useServices } from '../../../storefront-context.tsx'

const rememberMatches = lazy(async () => (await import('./RememberMatches.tsx')).RememberMatches)

const none: UnknownCodes = new Map()

interface HandMatchesProps {
  readonly lines: readonly LineView[]
  /** These codes stand for models from now on. */
  readonly onKept: (codes: readonly string[]) => void
}

export function HandMatches({ lines, onKept }: HandMatchesProps) {
  const { ownCodes } = useServices()
  const [unknown, setUnknown] = useState(none)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [source] = useState(() => bothLazy(rememberMatches, ownCodes))
  const part = useLazyWithTexts(source, ['codes'])
  const matched = useMemo(() => lines.map(matchedLine), [lines])
  const known = withUnknown(unknown, matched)
  if (known !== unknown) setUnknown(known)
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
