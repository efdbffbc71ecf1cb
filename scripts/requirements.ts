/**
 * Which numbered statements the shop meets. A statement is met when a test of the run names it in a title and
 * the rule that names it is reachable from the app; what is known to be less stands in
 * docs/requirements-open.tsv and counts as listed, whatever its tests say.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type TestTitle, titlesOfTheRun } from './test-titles.ts'

export interface Statement {
  readonly id: string
  readonly area: string
  readonly text: string
  readonly level: string
}

const openStates = ['partly', 'not built', 'scope note'] as const
export type OpenState = (typeof openStates)[number]

export interface OpenStatement {
  readonly id: string
  readonly state: string
  readonly reason: string
  /** What has to be built first, as docs/compromises.md calls it; none for a note on the scope. */
  readonly capabilities: readonly string[]
}

/** A place of the sources whose comment names a statement; the name of what is declared behind it. */
export interface Mention {
  readonly id: string
  readonly file: string
  readonly name: string | undefined
}

/** What no line of the app reaches: whole files, and declarations of other files. */
export interface Unreachable {
  readonly files: readonly string[]
  readonly names: readonly { readonly file: string; readonly name: string }[]
}

export interface Evidence {
  readonly statements: readonly Statement[]
  readonly open: readonly OpenStatement[]
  readonly titles: readonly TestTitle[]
  readonly mentions: readonly Mention[]
  readonly unreachable: Unreachable
}

export type State = 'met' | OpenState | 'unproved' | 'unreachable'

export interface Judged {
  readonly statement: Statement
  readonly state: State
  readonly reason: string
  /** The test files that name it. */
  readonly files: readonly string[]
}

/** Reads everything that the states are judged by from a checkout. */
export function evidenceOf(root: string): Evidence {
  return {
    statements: rowsOf(root, 'docs/requirements.tsv').map(
      ([id = '', area = '', , text = '', level = '']) => ({ id, area, text, level }),
    ),
    open: openStatements(root),
    titles: titlesOfTheRun(root),
    mentions: mentionsIn(root),
    unreachable: unreachableIn(root),
  }
}

/** The list of what is known to be partly met or not built. */
export function openStatements(root: string): readonly OpenStatement[] {
  return rowsOf(root, 'docs/requirements-open.tsv').map(
    ([id = '', state = '', reason = '', capabilities = '']) => ({
      id,
      state,
      reason,
      capabilities: capabilities.split('; ').filter((capability) => capability !== ''),
    }),
  )
}

/** The state of every statement, in their order. */
export function judged({
  statements,
  open,
  titles,
  mentions,
  unreachable,
}: Evidence): readonly Judged[] {
  const listed = new Map(open.map((each) => [each.id, each]))
  const filesOf = new Map<string, Set<string>>()
  for (const { file, title } of titles) {
    for (const id of idsIn(title)) filesOf.set(id, (filesOf.get(id) ?? new Set()).add(file))
  }
  const deadFiles = new Set(unreachable.files)
  const deadNames = new Set(unreachable.names.map(({ file, name }) => `${file} ${name}`))
  const isDead = ({ file, name }: Mention) =>
    deadFiles.has(file) || deadNames.has(`${file} ${String(name)}`)
  return statements.map((statement) => {
    const files = [...(filesOf.get(statement.id) ?? [])]
    const entry = listed.get(statement.id)
    if (entry && isOpenState(entry.state)) {
      return { statement, state: entry.state, reason: entry.reason, files }
    }
    if (files.length === 0) {
      return { statement, state: 'unproved', reason: 'No test of the run names it.', files }
    }
    const places = mentions.filter(({ id }) => id === statement.id)
    if (places.length > 0 && places.every(isDead)) {
      const where = [...new Set(places.map(({ file }) => file))].join(', ')
      return { statement, state: 'unreachable', reason: `The app never reaches ${where}.`, files }
    }
    return { statement, state: 'met', reason: '', files }
  })
}

/** Everything that is wrong with claims and list, one line each; none when both are honest. */
export function claimFaults(evidence: Evidence): readonly string[] {
  const { statements, open, titles, mentions } = evidence
  const named = new Set(mentions.map(({ id }) => id))
  const known = new Set(statements.map(({ id }) => id))
  const areas = new Set(statements.map(({ area }) => area))
  const faults: string[] = []
  for (const { statement, state, reason, files } of judged(evidence)) {
    const { id } = statement
    if (state === 'unproved' || state === 'unreachable') {
      faults.push(`${id} is neither listed nor proved. ${reason}`)
    }
    if ((state === 'met' || state === 'partly') && files.length > 0 && !named.has(id)) {
      faults.push(`${id} is proved by ${files.join(', ')}, and no comment of the shop names it.`)
    }
    if ((state === 'not built' || state === 'scope note') && files.length > 0) {
      faults.push(`${id} is listed as ${state}, and named by ${files.join(', ')}.`)
    }
  }
  const seen = new Set<string>()
  for (const { id, state, reason, capabilities } of open) {
    if (seen.has(id)) faults.push(`${id} is listed twice.`)
    seen.add(id)
    if (!known.has(id)) faults.push(`${id} is listed, and is no statement.`)
    if (!isOpenState(state)) faults.push(`${id} is listed with the unknown state '${state}'.`)
    if (reason === '') faults.push(`${id} is listed without a reason.`)
    if (state !== 'scope note' && capabilities.length === 0) {
      faults.push(`${id} is listed without what would end it.`)
    }
  }
  for (const { file, title } of titles) {
    for (const id of idsIn(title)) {
      const isOfAnArea = areas.has(id.slice(0, id.lastIndexOf('-')))
      if (isOfAnArea && !known.has(id)) faults.push(`${file} names ${id}, which is no statement.`)
    }
  }
  return faults
}

/** The ids in a text; of a range such as QUOTE-43 to QUOTE-46 all. */
export function idsIn(text: string): readonly string[] {
  const ids = new Set<string>()
  for (const [, area = '', first = '', last] of text.matchAll(
    /\b([A-Z][A-Z0-9]*)-(\d{2})\b(?: to \1-(\d{2})\b)?/g,
  )) {
    for (let number = Number(first); number <= Number(last ?? first); number += 1) {
      ids.add(`${area}-${String(number).padStart(2, '0')}`)
    }
  }
  return [...ids]
}

const range = /\b([A-Z][A-Z0-9]*)-\d{2} to \1-\d{2}\b/g

/** The statements that the comments of one source file name one by one; a range names none. */
export function mentionsOf(file: string, source: string): readonly Mention[] {
  const comments = source.matchAll(/\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)
  return [...comments].flatMap(({ 0: comment, index }) => {
    const next = source.slice(index + comment.length)
    const declared = /^\s*export (?:async )?(?:function|const|class|interface|type) (\w+)/.exec(
      next,
    )
    return idsIn(comment.replace(range, '')).map((id) => ({ id, file, name: declared?.[1] }))
  })
}

function mentionsIn(root: string): readonly Mention[] {
  // The frame for card data is a part of what customers see, though it shares no line with the shop.
  return ['src', 'reference-vault']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
    )
    .flatMap((file) => mentionsOf(file, readFileSync(path.join(root, file), 'utf8')))
}

/** What the dead code check finds with the app's entries only, and what it was told to let be. */
export function unreachableIn(root: string): Unreachable {
  const { issues }: KnipReport = JSON.parse(productionReport(root))
  const config: KnipConfig = JSON.parse(readFileSync(path.join(root, 'knip.json'), 'utf8'))
  return {
    files: [
      ...issues.flatMap(({ files }) => files.map(({ name }) => name)),
      ...(config.ignoreFiles ?? []),
    ],
    names: issues.flatMap(({ file, exports, types }) =>
      [...exports, ...types].map(({ name }) => ({ file, name })),
    ),
  }
}

/** `npm test` has run the check before and keeps what it said. */
function productionReport(root: string): string {
  const kept = process.env['PRODUCTION_CODE_REPORT']
  if (kept !== undefined) return readFileSync(kept, 'utf8')
  const knip = path.join(import.meta.dirname, '../node_modules/knip/bin/knip.js')
  const run = spawnSync(process.execPath, [knip, '--production', '--reporter', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!run.stdout.startsWith('{')) throw new Error(run.stderr || 'The dead code check did not run.')
  return run.stdout
}

interface KnipReport {
  readonly issues: readonly {
    readonly file: string
    readonly files: readonly { readonly name: string }[]
    readonly exports: readonly { readonly name: string }[]
    readonly types: readonly { readonly name: string }[]
  }[]
}

interface KnipConfig {
  readonly ignoreFiles?: readonly string[]
}

function isOpenState(state: string): state is OpenState {
  return openStates.some((each) => each === state)
}

function rowsOf(root: string, file: string): readonly (readonly string[])[] {
  return readFileSync(path.join(root, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
}
