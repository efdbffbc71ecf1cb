/** Notices codes that are matched to a model by hand, and offers to remember them for the account. */
import { useEffect, useState } from 'react'
import {
  addedLines,
  handMatches,
  type MatchedLine,
  readUnknown,
  unknownText,
  withUnknown,
} from '../../../domain/draft-order/hand-match.ts'
import type { KeptCode } from '../../../domain/draft-order/kept-code.ts'
import { ownCodeName } from '../../../domain/draft-order/own-code.ts'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { allLazy, lazy, Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'

const rememberMatches = lazy(async () => (await import('./RememberMatches.tsx')).RememberMatches)

interface HandMatchesProps {
  readonly lines: readonly MatchedLine[]
  /** These codes stand for models from now on. */
  readonly onKept?: ((codes: readonly string[]) => void) | undefined
}

interface KeptLines extends HandMatchesProps {
  /** What the codes of the lines are kept under, for lines that outlive a reload. */
  readonly name: string
  /** How many lines have been added to the quote: those that left meanwhile stand there. */
  readonly addedCount: number
}

/** What is offered to be remembered, and how it is settled. */
export type MatchOffer = ReturnType<typeof useMatches>

/** Of lines that are kept, with what stood in them before a reload; of added ones it is offered until it is answered. */
export function useKeptHandMatches({ name, ...props }: KeptLines): MatchOffer {
  const [kept, keep] = useUnsentText(name)
  return useMatches({ ...props, kept, keep })
}

/** Of lines that stand for as long as their page does. */
export function HandMatches(props: HandMatchesProps) {
  const [kept, keep] = useState('')
  return <OfferedMatches offer={useMatches({ ...props, addedCount: 0, kept, keep })} />
}

interface MatchesProps extends Omit<KeptLines, 'name'> {
  readonly kept: string
  readonly keep: (text: string) => void
}

function useMatches({ lines: now, addedCount, onKept, kept, keep }: MatchesProps) {
  const { ownCodes } = useServices()
  const [unknown, setUnknown] = useState(() => readUnknown(kept))
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState({ now, addedCount, added: noLines })
  const [source] = useState(() => allLazy(rememberMatches, ownCodes))
  const part = useLazyWithTexts(source, ['codes'])
  const left = addedCount > seen.addedCount ? addedLines(unknown, seen.now, now) : noLines
  const added = left.length === 0 ? seen.added : [...seen.added, ...left]
  if (now !== seen.now || addedCount !== seen.addedCount) setSeen({ now, addedCount, added })
  const lines = added.length === 0 ? now : [...added, ...now]
  const known = withUnknown(unknown, lines)
  if (known !== unknown) setUnknown(known)
  // The browser's storage is not React's; the table itself is kept with the keys of its lines.
  useEffect(() => {
    const text = unknownText(known)
    if (text !== kept) keep(text)
  }, [known, kept, keep])
  const matches = handMatches(known, lines).filter(
    ({ customCode }) => !settled.has(ownCodeName(customCode)),
  )
  const settle = (codes: readonly KeptCode[]) =>
    setSettled(new Set([...settled, ...codes.map(({ customCode }) => ownCodeName(customCode))]))
  return { matches, part, onKept, settle }
}

const noLines: readonly MatchedLine[] = []

interface OfferedMatchesProps {
  readonly offer: MatchOffer
  /** It is answered, and goes. */
  readonly onSettled?: (() => void) | undefined
}

export function OfferedMatches({ offer, onSettled }: OfferedMatchesProps) {
  const { matches, part, onKept, settle } = offer
  if (matches.length === 0) return null
  return (
    <Loaded of={part}>
      {([RememberMatches, service]) => (
        <RememberMatches
          matches={matches}
          saveAll={service.saveAll}
          onKept={(codes) => onKept?.(codes)}
          onSettled={(codes) => {
            settle(codes)
            if (codes.length === matches.length) onSettled?.()
          }}
        />
      )}
    </Loaded>
  )
}
