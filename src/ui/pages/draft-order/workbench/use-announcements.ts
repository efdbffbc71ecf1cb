/** What those hear who do not see the table: phases and how far they are, and what came of a cell that was saved. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  CsvImportView,
  ImportProgress,
  LineView,
} from '../../../../application/draft-order/csv-import.view.ts'
import { progressKey } from './progress-words.ts'
import type { LineWords } from './line-words.ts'
import { summaryWords } from './summary-words.ts'

export interface Announcements {
  readonly message: string
  readonly times: number
  readonly say: (message: string) => void
  /** Says it, and once more before the summary, where that is another one then. */
  readonly sayFirst: (message: string) => void
  /** The line whose verdict is wanted. */
  readonly listenFor: (key: string) => void
}

export function useAnnouncements(view: CsvImportView, words: LineWords): Announcements {
  const [said, setSaid] = useState({ message: '', times: 0 })
  const awaited = useRef<string | undefined>(undefined)
  const first = useRef('')
  const say = useCallback((message: string) => {
    first.current = ''
    setSaid(({ times }) => ({ message, times: times + 1 }))
  }, [])
  const sayFirst = useCallback(
    (message: string) => {
      say(message)
      first.current = message
    },
    [say],
  )
  const listenFor = useCallback((key: string) => {
    awaited.current = key
  }, [])
  const progress = view.table?.progress
  const phase = phaseOf(progress)
  const summary = view.table && !progress ? summaryWords(words.t, view.table) : ''
  const { lines } = view.table ?? noTable
  // Speaking is an effect: it follows what has come to be on the page.
  useEffect(() => {
    if (progress && phase !== '') say(phaseWords(words, progress))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each quarter of a phase
  }, [phase])
  useEffect(() => {
    if (summary !== '' && awaited.current === undefined) say(sentences(first.current, summary))
  }, [summary, say])
  const hasTable = view.table !== undefined
  useEffect(() => {
    // Announcements about a table that is gone must not be found there any more.
    if (!hasTable) setSaid(({ times }) => ({ message: '', times }))
  }, [hasTable])
  useEffect(() => {
    const line = lines.find(({ key }) => key === awaited.current)
    if (!line || line.status === 'waiting') return
    awaited.current = undefined
    say(verdictWords(words, line))
  }, [lines, words, say])
  return { ...said, say, sayFirst, listenFor }
}

const sentences = (...said: readonly string[]) => said.filter((each) => each !== '').join('. ')

const noTable = { lines: [] } satisfies { readonly lines: readonly LineView[] }

/** Changes when a phase begins and at each quarter of it. */
const phaseOf = (progress: ImportProgress | undefined): string =>
  progress
    ? `${progress.phase} ${Math.floor((4 * progress.done) / Math.max(progress.total, 1))}`
    : ''

function phaseWords({ t }: LineWords, { phase, done, total }: ImportProgress): string {
  return t('common:named', {
    name: t(`draftOrder:table.phase.${phase}`),
    text: t(progressKey({ phase }), { done, count: total }),
  })
}

function verdictWords(words: LineWords, line: LineView): string {
  const { number, problems } = line
  if (problems.length === 0) {
    return words.t('draftOrder:table.verdict.settled', { number, status: words.status(line) })
  }
  return words.t('draftOrder:table.verdict.faulty', {
    number,
    problems: problems.map(words.problem).join('. '),
  })
}
