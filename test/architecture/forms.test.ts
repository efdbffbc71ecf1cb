/** Every form is one of three blocks: one is never sent by the browser, one looks something up, one chooses without scripts. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesBelow } from '../../scripts/names.ts'

const formsIn = (file: string) =>
  readFileSync(file, 'utf8').match(/<form\b|createElement\('form'/g) ?? []

describe('forms', () => {
  it('are written by three blocks only, so that no password gets into an address', () => {
    expect(sourcesBelow('src').filter((file) => formsIn(file).length > 0)).toEqual([
      'src/ui/components/Form/ChoiceForm.tsx',
      'src/ui/components/Form/Form.tsx',
      'src/ui/components/Form/QueryForm.tsx',
    ])
  })

  it('are those of the blocks also where a button says how to send them', () => {
    const overruling = /\bform(?:Action|Method|Target|EncType)=/
    const found = sourcesBelow('src').filter((file) => overruling.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
