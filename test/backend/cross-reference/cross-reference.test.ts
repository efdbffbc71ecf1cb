/** A plate of another maker, as search and suggestions answer it. */
import { expect, it } from 'vitest'
import { onEachEngineExhaustively } from '../each-engine.ts'

onEachEngineExhaustively('a plate of another maker', (shop) => {
  const asked = async (path: string, question: object) => {
    const response = await shop().fetch(`/api/v1/public/search${path}`, {
      method: 'POST',
      body: JSON.stringify(question),
    })
    return response.json()
  }

  it('is answered with the nearest code of the region, in the words of the reader', async () => {
    const { crossReference } = await asked('', { query: 'OMP 200', region: 'EU', locale: 'de' })
    expect(crossReference).toMatchObject({ maker: 'Danfoss', series: 'OMP', size: 200, unread: '' })
    expect(crossReference.nearest).toMatchObject([{ skuCode: 'TM2', modelNumber: 'TM2200ACGNB1' }])
    expect(crossReference.nearest[0].compared).toContainEqual({
      key: 'shaft',
      name: 'Welle',
      theirs: '25 mm mit Passfeder',
      ours: '25 mm mit Passfeder',
      verdict: 'equal',
    })
  })

  it('is suggested while it is typed, and opens with the options of that code', async () => {
    const { items } = await asked('/typeahead', { searchTerm: 'TE0195', region: 'US' })
    expect(items[0]).toMatchObject({ text: 'TM200 Orbital Motor', metadata: { skuCode: 'TM2' } })
    expect(items[0].metadata.matches).toContainEqual({
      type: 'modifier',
      key: 'displacement',
      name: 'Displacement',
      code: '122',
      title: '12.2 in³/rev (199.8 cm³/rev)',
    })
  })

  it('is none where the words are others, and is said on the first page alone', async () => {
    expect(await asked('', { query: 'motor' })).not.toHaveProperty('crossReference')
    expect(await asked('', { query: 'VW Golf 1.6' })).not.toHaveProperty('crossReference')
    expect(await asked('', { query: 'OMP 200', pageFrom: 12 })).not.toHaveProperty('crossReference')
  })

  it('is told as far as it can be read', async () => {
    expect((await asked('', { query: 'Danfoss XYZ 200' })).crossReference).toEqual({
      maker: 'Danfoss',
      size: 200,
      unread: 'XYZ 200',
      nearest: [],
    })
    const { crossReference } = await asked('', { query: 'Danfoss OMP' })
    expect(crossReference).toMatchObject({ series: 'OMP', unread: '', nearest: [] })
    expect(crossReference.sizes).toContain(200)
  })
})
