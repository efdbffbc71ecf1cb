import { describe, expect, it } from 'vitest'
import { inOneOrder, numberedFiles } from '../../../scripts/numbered-files.ts'

/** The names that a build of these modules, each fetched by itself, gives its files. */
function namesIn(modules: readonly string[]) {
  const { plugin, nameOf } = numberedFiles()
  const context = {
    getModuleIds: () => modules.values(),
    getModuleInfo: () => ({ dynamicImporters: ['main'] }),
  }
  const { buildEnd } = plugin
  if (typeof buildEnd !== 'function') throw new Error('Nothing is numbered.')
  Reflect.apply(buildEnd, context, [])
  return (name: string, facadeModuleId: string | null = null) =>
    nameOf({
      name,
      facadeModuleId,
      moduleIds: [],
      exports: [],
      isEntry: false,
      isDynamicEntry: true,
    })
}

describe('the names of files that come later', () => {
  it('are numbers below one mark, whichever order a build finds the modules in', () => {
    const [one, other] = [namesIn(['a', 'b']), namesIn(['b', 'a'])]
    expect(one('', 'b')).toMatch(/^assets\/[\w-]{8}\/1\.js$/)
    expect(other('', 'b')).toBe(one('', 'b'))
    expect(one('shared-40')).toMatch(/\/s14\.js$/)
  })

  it('are those of the bundler, with a mark of their own, for what every page has', () => {
    expect(namesIn(['a'])('libraries')).toBe('assets/[name]-[hash].js')
  })
})

it('puts files that many pages need before others', () => {
  expect(inOneOrder(['assets/m/9.js', 'assets/m/s1a.js', 'assets/m/s2.js'])).toEqual([
    'assets/m/s2.js',
    'assets/m/s1a.js',
    'assets/m/9.js',
  ])
})
