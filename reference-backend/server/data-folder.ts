/** What keeps a shop from using its folder, in one sentence that names it. */

/** How an embedded database names a full disk: as Postgres does, or as the system calls beneath it do. */
const FULL_STATE = '53100'
const FULL_NUMBER = 51

/** How the system names a folder that is not to be had: forbidden, read-only, or no folder at all. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

/** The problem of an opening, said about its folder where it is one of the disk; else the problem itself. */
export function folderProblem(problem: unknown, folder: string): unknown {
  const chain = causesOf(problem)
  const about = (text: string) => new Error(text, { cause: problem })
  if (chain.some(isFull)) {
    return about(
      `There is no space left for the folder ${folder}. Free some, or choose another DATA_DIR.`,
    )
  }
  const code = chain.map((each) => String(partOf(each, 'code'))).find((each) => UNUSABLE.has(each))
  return code === undefined
    ? problem
    : about(`The folder ${folder} cannot be used (${code}). Choose another DATA_DIR.`)
}

function isFull(problem: unknown): boolean {
  const code = partOf(problem, 'code')
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === FULL_STATE) return true
  const isOfSystem = partOf(problem, 'name') === 'ErrnoError'
  return isOfSystem && partOf(problem, 'errno') === FULL_NUMBER
}

/** A problem and what it comes from, as deep as anybody would wrap it. */
function causesOf(problem: unknown): readonly unknown[] {
  const causes = [problem]
  while (causes.length < 5) causes.push(partOf(causes.at(-1), 'cause'))
  return causes
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
