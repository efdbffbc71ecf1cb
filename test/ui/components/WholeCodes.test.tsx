import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WholeCodes } from '../../../src/ui/components/WholeCodes/WholeCodes.tsx'

function shown(codes: readonly string[], words: string) {
  render(
    <p>
      <WholeCodes codes={codes}>{words}</WholeCodes>
    </p>,
  )
  const sentence = screen.getByRole('paragraph')
  return [
    sentence,
    Array.from(sentence.querySelectorAll('code'), (code) => code.textContent),
  ] as const
}

test('codes that could be broken stand in one piece, and the sentence says what it said', () => {
  const words = 'M-14, M-1, M-14/b and OM1080 are not found: (M-1).'
  const [sentence, whole] = shown(['M-1', 'M-14', 'M-14/b', 'OM1080'], words)
  expect(sentence).toHaveTextContent(words)
  expect(whole).toEqual(['M-14', 'M-1', 'M-14/b', 'M-1'])
})

test('a code is no part of a longer word, and its marks mean nothing else', () => {
  expect(shown(['a-b', 'x.y+(z)*[1]^$'], 'data-base, a-b, x.y+(z)*[1]^$')[1]).toEqual([
    'a-b',
    'x.y+(z)*[1]^$',
  ])
})

test('a sentence without codes stays as it is', () => {
  expect(shown([], 'SKUs cannot be blank.')[1]).toEqual([])
})
