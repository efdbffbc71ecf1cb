/** What the tests of the run are called: titles of tests and of the groups around them. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

export interface TestTitle {
  readonly file: string
  readonly title: string
}

/** Which files a runner takes up by itself, as in vitest.config.ts and playwright.config.ts. */
const run = [
  /^test\/(unit|property|machine|architecture)\/.*\.test\.ts$/,
  /^test\/(contract|backend)\/.*\.test\.ts$/,
  /^test\/ui\/.*\.test\.tsx?$/,
  /^test\/e2e\/.*\.e2e\.ts$/,
]
const groups = new Set(['describe', 'onEachShop', 'onEachEngine'])
const tests = new Set(['it', 'test'])
/** What is written and not run proves nothing. */
const idle = new Set(['skip', 'todo', 'fixme', 'fails'])

/** Whether a runner takes the file up; the path is relative to the root and has slashes. */
export function isInTheRun(file: string): boolean {
  return run.some((pattern) => pattern.test(file))
}

/** The titles of all tests of the run, those of suites that a file of the run imports included. */
export function titlesOfTheRun(root: string): readonly TestTitle[] {
  const waiting = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.split(path.sep).join('/')}`)
    .filter(isInTheRun)
    .sort()
  const seen = new Set(waiting)
  const titles: TestTitle[] = []
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const read = readTests(file, readFileSync(path.join(root, file), 'utf8'))
    for (const title of read.titles) titles.push({ file, title })
    for (const specifier of read.imports) {
      const target = path.posix.join(path.posix.dirname(file), specifier)
      if (!target.startsWith('test/') || seen.has(target) || !/\.tsx?$/.test(target)) continue
      seen.add(target)
      waiting.push(target)
    }
  }
  return titles
}

/**
 * Titles and relative imports of one file. What a title takes from a value is left out, but for the rows of a
 * table given to `each`, whose texts stand behind the title.
 */
export function readTests(
  file: string,
  source: string,
): {
  readonly titles: readonly string[]
  readonly imports: readonly string[]
} {
  const titles: string[] = []
  const imports: string[] = []
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') {
      const specifier = textOf(node.source)
      if (specifier.startsWith('.')) imports.push(specifier)
    }
    if (node.type !== 'CallExpression') return
    const names = namesOf(node.callee)
    const [name = ''] = names
    if (!(tests.has(name) || groups.has(name)) || names.some((each) => idle.has(each))) return
    const [title] = asNodes(node.arguments).map((argument) => asNode(argument.expression))
    if (title === undefined || textOf(title) === '') return
    titles.push([textOf(title), ...tableTexts(node.callee)].join(' '))
  })
  return { titles, imports }
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

function visit(value: unknown, seeNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, seeNode)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) seeNode(value)
  for (const each of Object.values(value)) visit(each, seeNode)
}

/** `it.each(table)` is `it` and `each`. */
function namesOf(value: unknown): readonly string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Identifier':
      return [String(value.value)]
    case 'MemberExpression':
      return [...namesOf(value.object), ...namesOf(value.property)]
    case 'CallExpression':
      return namesOf(value.callee)
    case 'TaggedTemplateExpression':
      return namesOf(value.tag)
    default:
      return []
  }
}

/** The texts of a table that stands where it is used. */
function tableTexts(callee: unknown): readonly string[] {
  if (!isNode(callee) || callee.type !== 'CallExpression') return []
  const texts: string[] = []
  visit(callee.arguments, (node) => {
    if (node.type === 'StringLiteral') texts.push(textOf(node))
  })
  return texts
}

function textOf(value: unknown): string {
  if (!isNode(value)) return ''
  switch (value.type) {
    case 'StringLiteral':
      return String(value.value)
    case 'TemplateLiteral':
      return asNodes(value.quasis)
        .map(({ cooked }) => String(cooked))
        .join('…')
    case 'BinaryExpression':
      return textOf(value.left) + textOf(value.right)
    default:
      return ''
  }
}

function asNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined
}

function asNodes(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
