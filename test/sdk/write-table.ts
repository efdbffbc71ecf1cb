/** `npm run test:sdk -- --table`: writes the table of calls into docs/wire.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allCalls } from './calls/all-calls.ts'
import { callSection, sectionIn } from './calls/call-table.ts'

const file = path.resolve(import.meta.dirname, '../../docs/wire.md')
const document = readFileSync(file, 'utf8')
const present = sectionIn(document)
const section = callSection(allCalls)
writeFileSync(
  file,
  present === undefined ? `${document}\n${section}` : document.replace(present, () => section),
)
