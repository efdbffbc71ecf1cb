/** HTML of words and simple markup, well and badly written. */
import { array, constantFrom, letrec, oneof, tuple } from 'fast-check'

const signs = [
  ['<p>', '</p>', '<ul>', '</ul>', '<ol>', '</ol>', '<li>', '</li>', '<h3>', '</h3>', '<p >'],
  [
    '<table>',
    '</table>',
    '<tbody>',
    '</tbody>',
    '<tr>',
    '</tr>',
    '<td>',
    '</td>',
    '<a href="/x">',
    '</a>',
  ],
  ['<b>', '</b>', '<em>', '</em>', '<sup>', '</sup>', '<br>', '<br/>', '<br />', '<script>', '<i'],
  ['a', ' ', '\n', '&amp;', '&lt;', '&nbsp;', '&', '>', '<', '"', '/', '=', 'é'],
].flat()

/** Tags and words in any order, closed or not. */
export const scrapsOfMarkup = array(constantFrom(...signs), { maxLength: 12 }).map((all) =>
  all.join(''),
)

/** Paragraphs, lists and words with simple markup inside, each properly closed. */
export const properMarkup = letrec<{ block: string; inline: string }>((tie) => ({
  inline: oneof(
    { depthSize: 'small' },
    constantFrom('a', ' b ', '&amp;', '<br>'),
    tuple(constantFrom('b', 'em', 'strong', 'sub'), tie('inline')).map(
      ([tag, inner]) => `<${tag}>${inner}</${tag}>`,
    ),
    constantFrom('<a href="/x">', '<a href="#a">', '<a href="javascript:a">').map(
      (link) => `${link}a</a>`,
    ),
    tuple(tie('inline'), tie('inline')).map((both) => both.join('')),
  ),
  block: oneof(
    { depthSize: 'small' },
    tie('inline'),
    tie('inline').map((inner) => `<p>${inner}</p>`),
    array(tie('inline'), { maxLength: 3 }).map(
      (items) => `<ul> ${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`,
    ),
    array(tie('inline'), { maxLength: 3 }).map(
      (cells) =>
        `<table><thead> <tr>${cells.map((cell) => `<th>${cell}</th>`).join('\n')}</tr></thead></table>`,
    ),
    tuple(tie('block'), tie('block')).map((both) => both.join('')),
  ),
})).block
