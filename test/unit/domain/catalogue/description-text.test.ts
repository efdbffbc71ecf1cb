import { describe, expect, it } from 'vitest'
import { descriptionText } from '../../../../src/domain/catalogue/description-text.ts'

describe('the words of a description', () => {
  it.each([
    ['<p>A motor for <b>slow</b> shafts.</p>', 'A motor for slow shafts.'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['5 &lt; 6 &amp; 7 &#176;C', '5 < 6 & 7 °C'],
    ['<style>p{color:red}</style>Text<script>alert(1)</script>', 'Text'],
    ['&unknown; &#9999999; &#7;', '&unknown; &#9999999; &#7;'],
    ['', ''],
  ])('of %j are %j', (html, text) => {
    expect(descriptionText(html)).toBe(text)
  })
})
