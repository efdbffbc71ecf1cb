/** Workbooks as office programs write them, part by part, so that every oddity can be put in. */
import { type ZipPart, zipFile } from './zip-file.ts'

export interface XlsxSheet {
  readonly name: string
  /** The rows of the sheet as XML: `<row r="1"><c r="A1" t="s"><v>0</v></c></row>`. */
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
  /** What stands behind its rows: merged cells, filters. */
  readonly behind?: string
}

export interface Xlsx {
  readonly sheets: readonly XlsxSheet[]
  readonly strings?: readonly string[]
  /** Number formats of the cell styles 1, 2, …; style 0 is General. */
  readonly formats?: readonly string[]
  readonly is1904?: boolean
  /** The sheet that was open when the workbook was saved, counted from 0. */
  readonly active?: number
  readonly otherParts?: readonly ZipPart[]
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

export function xlsx(book: Xlsx): Uint8Array {
  return zipFile(xlsxParts(book))
}

export function xlsxParts({
  sheets,
  strings = [],
  formats = [],
  is1904 = false,
  active,
  otherParts = [],
}: Xlsx): readonly ZipPart[] {
  const named = sheets.map(({ name, state }, index) => {
    const shown = state ? ` state="${state}"` : ''
    return `<sheet name="${name}" sheetId="${index + 1}"${shown} r:id="rId${index + 1}"/>`
  })
  const targets = sheets.map(
    (_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const,
  )
  return [
    { name: '[Content_Types].xml', content: contentTypes(sheets.length) },
    { name: '_rels/.rels', content: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/>${active === undefined ? '' : `<bookViews><workbookView activeTab="${active}"/></bookViews>`}<sheets>${named.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...targets,
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    ...sheets.map(({ rows, behind = '' }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    })),
    { name: 'xl/styles.xml', content: styles(formats) },
    {
      name: 'xl/sharedStrings.xml',
      content: `${head}<sst xmlns="${main}">${strings.map((si) => `<si>${si}</si>`).join('')}</sst>`,
    },
    ...otherParts,
  ]
}

/** Rows of texts and numbers, written inline; an empty text is no cell at all. */
export function inlineRows(rows: readonly (readonly (string | number)[])[]): string {
  return rows
    .map((cells, row) => {
      const written = cells.map((cell, column) => {
        const at = `${String.fromCharCode(65 + column)}${row + 1}`
        if (cell === '') return ''
        if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
        return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
      })
      return `<row r="${row + 1}">${written.join('')}</row>`
    })
    .join('')
}

function contentTypes(sheetCount: number): string {
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const sheets = Array.from(
    { length: sheetCount },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${kind}.worksheet+xml"/>`,
  )
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>${sheets.join('')}</Types>`
}

function relations(targets: readonly (readonly [string, string])[]): string {
  const rows = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packages}/relationships">${rows.join('')}</Relationships>`
}

function styles(formats: readonly string[]): string {
  const known = formats.map(
    (code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`,
  )
  const cells = formats.map(
    (_, index) =>
      `<xf numFmtId="${170 + index}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`,
  )
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${known.join('')}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="${formats.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>${cells.join('')}</cellXfs></styleSheet>`
}

export interface OdsTable {
  readonly name: string
  /** The rows of the table as XML. */
  readonly rows: string
  readonly isHidden?: boolean
}

/** An ODS with these tables, and the name of the one that was open when it was saved. */
export function ods(tables: readonly OdsTable[], active?: string): Uint8Array {
  return zipFile(odsParts(tables, active))
}

export function odsParts(tables: readonly OdsTable[], active?: string): readonly ZipPart[] {
  const spaces = ['office', 'table', 'text', 'style'].map(
    (space) => `xmlns:${space}="urn:oasis:names:tc:opendocument:xmlns:${space}:1.0"`,
  )
  const written = tables.map(
    ({ name, rows, isHidden }) =>
      `<table:table table:name="${name}" table:style-name="${isHidden ? 'hidden' : 'shown'}">${rows}</table:table>`,
  )
  const styles = ['shown', 'hidden'].map(
    (name) =>
      `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${name === 'shown'}"/></style:style>`,
  )
  return [
    {
      name: 'mimetype',
      content: 'application/vnd.oasis.opendocument.spreadsheet',
      isStored: true,
    },
    {
      name: 'content.xml',
      content: `${head}<office:document-content ${spaces.join(' ')}><office:automatic-styles>${styles.join('')}</office:automatic-styles><office:body><office:spreadsheet>${written.join('')}</office:spreadsheet></office:body></office:document-content>`,
    },
    ...(active === undefined
      ? []
      : [
          {
            name: 'settings.xml',
            content: `${head}<office:document-settings><config:config-item config:name="ActiveTable" config:type="string">${active}</config:config-item></office:document-settings>`,
          },
        ]),
    { name: 'META-INF/manifest.xml', content: `${head}<manifest/>` },
  ]
}

/** A row of texts; a number is a number. */
export function odsRow(cells: readonly (string | number)[], attributes = ''): string {
  const written = cells.map((cell) =>
    typeof cell === 'number'
      ? `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>`
      : odsText(cell),
  )
  return `<table:table-row${attributes}>${written.join('')}</table:table-row>`
}

function odsText(text: string): string {
  if (text === '') return '<table:table-cell/>'
  return `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
}
