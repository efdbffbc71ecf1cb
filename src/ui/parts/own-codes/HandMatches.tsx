/** Notices codes that are matched to a model by hand, and offers to remember them for the account. */
import { useEffect, useState } from 'react'
import {
  handMatches,
  type MatchedLine,
  readUnknown,
  unknownText,
  withUnknown,
} from '../../../domain/draft-order/hand-match.ts'
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

interface KeptHandMatchesProps extends HandMatchesProps {
  /** What the codes of the lines are kept under, for lines that outlive a reload. */
  readonly name: string
}

/** Of lines that are kept, with what stood in them before a reload. */
export function KeptHandMatches({ name, ...props }: KeptHandMatchesProps) {
  const [kept, keep] = useUnsentText(name)
  return <Matches {...props} kept={kept} keep={keep} />
}

/** Of lines that stand for as long as their page does. */
export function HandMatches(props: HandMatchesProps) {
  const [kept, keep] = useState('')
  return <Matches {...props} kept={kept} keep={keep} />
}

interface MatchesProps extends HandMatchesProps {
  readonly kept: string
  readonly keep: (text: string) => void
}

function Matches({ lines, onKept, kept, keep }: MatchesProps) {
  const { ownCodes } = useServices()
  const [unknown, setUnknown] = useState(() => readUnknown(kept))
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [source] = useState(() => allLazy(rememberMatches, ownCodes))
  const part = useLazyWithTexts(source, ['codes'])
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
  if (matches.length === 0) return null
  return (
    <Loaded of={part}>
      {([RememberMatches, service]) => (
        <RememberMatches
          matches={matches}
          saveAll={service.saveAll}
          onKept={(codes) => onKept?.(codes)}
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
