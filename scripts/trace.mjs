/**
 * `npm run trace`: which requirements of docs/requirements.tsv a test title names, and by which files.
 * With `-- AREA` (such as QUOTE) only that area; with `-- --missing` only what no test names yet.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const wantsMissing = process.argv.includes('--missing')
const area = process.argv.slice(2).find((word) => !word.startsWith('--'))
const statements = readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([id, itsArea, , statement, level]) => ({ id, area: itsArea, statement, level }))
  .filter((statement) => !area || statement.area === area)

const proofs = new Map()
for (const file of testFiles()) {
  const text = withoutComments(readFileSync(path.join(root, file), 'utf8'))
  for (const [id] of text.matchAll(/\b[A-Z]+-\d{2}\b/g)) {
    proofs.set(id, (proofs.get(id) ?? new Set()).add(file))
  }
}

for (const { id, level, statement } of statements) {
  const files = [...(proofs.get(id) ?? [])]
  if (wantsMissing && files.length > 0) continue
  console.log(`${id.padEnd(9)} [${level}] ${statement.slice(0, 110)}`)
  for (const file of files) console.log(`          ${file}`)
}
const named = statements.filter(({ id }) => proofs.has(id)).length
console.log(`${named} of ${statements.length} statements are named by a test.`)

function testFiles() {
  return readdirSync(path.join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|e2e|contract)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')
}
