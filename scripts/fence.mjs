/**
 * Runs the import fence over a checkout and fails on a violation, or when it sees so few modules that it
 * must be blind: without a parser for TypeScript the cruiser reports "no violations, 0 modules" with success.
 * Looks that do not come from the theme are violations as well.
 *
 * Usage: node scripts/fence.mjs [folder]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rawLooks } from './raw-looks.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const folder = path.resolve(process.argv[2] ?? root)
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const targets = ['src', 'server', 'reference-backend', 'reference-vault', 'demo'].filter((name) =>
  existsSync(path.join(folder, name)),
)

const run = spawnSync(
  process.execPath,
  [
    '--import',
    path.join(root, 'scripts/fence-reads-tsx.mjs'),
    cruiser,
    ...targets,
    '--config',
    path.join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
  ],
  { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
)
if (!run.stdout.startsWith('{')) {
  console.error(run.stderr || run.stdout || 'The import fence did not run.')
  process.exit(2)
}
const { summary } = JSON.parse(run.stdout)
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
const looks = rawLooks(folder)
for (const { file, line, what } of looks) {
  console.error(`looks-come-from-the-theme: ${file}:${line} ${what}`)
}
const violations = summary.violations.length + looks.length

const files = targets.reduce((count, target) => count + sourceFiles(path.join(folder, target)), 0)
const isBlind = summary.totalCruised < files
console.log(
  `fence: ${summary.totalCruised} modules seen, ${files} source files, ${violations} violations`,
)
if (isBlind)
  console.error('The import fence sees fewer modules than there are source files: it is blind.')
process.exit(violations > 0 || isBlind ? 1 : 0)

function sourceFiles(directory) {
  return readdirSync(directory, { recursive: true }).filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .length
}
