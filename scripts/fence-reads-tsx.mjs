/**
 * Preloaded before the cruiser: it hands every file to swc as plain TypeScript, in which JSX is a syntax
 * error. The file's ending decides instead.
 */
import { createRequire } from 'node:module'

const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
