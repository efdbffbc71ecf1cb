/** Which texts the sources ask for, read from their syntax trees. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { familyOf } from './text-check.ts'

/** What a source holds: texts it names, sources it imports, and texts it loads by itself. */
export interface Source {
  readonly keys: readonly string[]
  readonly imports: readonly string[]
  /** Those of them that come with it at once. */
  readonly staticImports: readonly string[]
  readonly loads: readonly string[]
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every node of a syntax tree. */
export function* nodesIn(tree: unknown): Generator<Node> {
  if (!isNode(tree)) return
  if (typeof tree['type'] === 'string') yield tree
  for (const value of Object.values(tree)) yield* nodesIn(value)
}

/** The syntax tree of a source file. */
export function treeOf(file: string): Node {
  const tree: unknown = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
  })
  return isNode(tree) ? tree : {}
}

/** The values of the string literals in a tree. */
export function textsOf(tree: unknown): readonly string[] {
  return [...nodesIn(tree)].flatMap(({ type, value }) =>
    type === 'StringLiteral' && typeof value === 'string' ? [value] : [],
  )
}

/** The files that `import()` names in a tree. */
export function lazyImports(tree: unknown, file: string): readonly string[] {
  return [...nodesIn(tree)].flatMap((node) =>
    node['type'] === 'CallExpression' &&
    isNode(node['callee']) &&
    node['callee']['type'] === 'Import'
      ? textsOf(node['arguments']).map((name) => path.join(path.dirname(file), name))
      : [],
  )
}

/** Reads sources, each once. `english` are all keys, with their namespaces. */
export function sourceReader(english: readonly string[]) {
  const families = [...new Set(english.map(familyOf))]
  const known = new Set([...english, ...families])
  const read = new Map<string, Source>()
  return (file: string): Source => {
    const before = read.get(file)
    if (before) return before
    const tree = treeOf(file)
    const nodes = [...nodesIn(tree)]
    const early = nodes.flatMap((node) => staticImports(node, file))
    const source = {
      keys: nodes.flatMap((node) => keysOf(node, known, families)),
      imports: [...early, ...lazyImports(tree, file)].filter(isSource),
      staticImports: early.filter(isSource),
      loads: nodes.flatMap((node) => loadsOf(node, nodes)),
    }
    read.set(file, source)
    return source
  }
}

const isSource = (name: string) => /(?<!\.css)\.tsx?$/.test(name) && existsSync(name)

function keysOf(node: Node, known: ReadonlySet<string>, families: readonly string[]) {
  if (node['type'] === 'StringLiteral') {
    const { value } = node
    return typeof value === 'string' && known.has(value) ? [value] : []
  }
  if (node['type'] !== 'TemplateLiteral' && node['type'] !== 'TsTemplateLiteralType') return []
  const quasis = Array.isArray(node['quasis']) ? node['quasis'] : []
  const fixed = quasis.map((quasi: unknown) => (isNode(quasi) ? cookedOf(quasi) : ''))
  const begin = fixed[0] ?? ''
  const end = fixed.at(-1) ?? ''
  // A template that does not begin with an area names no text.
  if (!begin.includes(':')) return []
  return families.filter((key) => key.startsWith(begin) && key.endsWith(end))
}

const cookedOf = ({ cooked }: Node) => (typeof cooked === 'string' ? cooked : '')

function staticImports(node: Node, file: string): readonly string[] {
  const isImport = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(
    String(node['type']),
  )
  const { source } = node
  if (!isImport || node['typeOnly'] === true || !isNode(source)) return []
  const name = String(source['value'])
  return name.startsWith('.') ? [path.join(path.dirname(file), name)] : []
}

/**
 * The areas that a part loads when it opens: `loadTexts(translations, ['cart'])` or `useLazyWithTexts(load, ['signIn'])`, or
 * with a constant of the same file in place of the list.
 */
function loadsOf(node: Node, file: readonly Node[]): readonly string[] {
  if (node['type'] !== 'CallExpression' || !isNode(node['callee'])) return []
  const isLoad = ['loadTexts', 'useLazyWithTexts'].includes(String(node['callee']['value']))
  if (!isLoad) return []
  const given = [...nodesIn(node['arguments'])]
  const constants = file.filter(
    ({ type, id }) =>
      type === 'VariableDeclarator' &&
      isNode(id) &&
      given.some((one) => one['type'] === 'Identifier' && one['value'] === id['value']),
  )
  return textsOf([node['arguments'], constants.map(({ init }) => init)])
}

/** Every key that some source asks for. */
export function askedKeys(english: readonly string[]): ReadonlySet<string> {
  const read = sourceReader(english)
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  return new Set(
    files
      .filter((name) => /(?<!\.css)\.tsx?$/.test(name))
      .flatMap((name) => read(path.join('src', name)).keys),
  )
}
