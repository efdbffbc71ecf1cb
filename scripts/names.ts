/** The names that sources give to others: their files and their exports, read from syntax trees. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Declaration, type ModuleItem, parseSync, type Pattern } from '@swc/core'

/** A name, and the file that gives it. */
export interface GivenName {
  readonly name: string
  readonly file: string
}

/** The TypeScript files below a folder, with forward slashes. */
export function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
}

/** The name of each file without its endings, and the names of all that it exports. */
export function namesOf(file: string, text = readFileSync(file, 'utf8')): readonly GivenName[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  const [base = ''] = path.posix.basename(file).split('.')
  return [base, ...body.flatMap(exported)].map((name) => ({ name, file }))
}

/** The words of a name in lower case: `OpenQuote`, `open-quote` and `openQuote` are `open quote`. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
}

function exported(item: ModuleItem): readonly string[] {
  if (item.type === 'ExportDeclaration') return declared(item.declaration)
  if (item.type !== 'ExportNamedDeclaration') return []
  return item.specifiers.flatMap((each) =>
    each.type === 'ExportSpecifier' ? [(each.exported ?? each.orig).value] : [],
  )
}

function declared(declaration: Declaration): readonly string[] {
  switch (declaration.type) {
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      return [declaration.identifier.value]
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => bound(id))
    case 'TsModuleDeclaration':
      return []
    case 'TsEnumDeclaration':
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
      return [declaration.id.value]
  }
}

function bound(pattern: Pattern): readonly string[] {
  if (pattern.type === 'Identifier') return [pattern.value]
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((each) => {
    if (each.type === 'AssignmentPatternProperty') return [each.key.value]
    return each.type === 'KeyValuePatternProperty' ? bound(each.value) : []
  })
}

/** The names of the members of an interface that a file exports. */
export function membersOf(file: string, name: string): readonly string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' })
  return body.flatMap((item) =>
    item.type === 'ExportDeclaration' &&
    item.declaration.type === 'TsInterfaceDeclaration' &&
    item.declaration.id.value === name
      ? item.declaration.body.body.flatMap((member) =>
          member.type === 'TsPropertySignature' && member.key.type === 'Identifier'
            ? [member.key.value]
            : [],
        )
      : [],
  )
}
