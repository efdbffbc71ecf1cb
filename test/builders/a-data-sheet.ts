/** A data sheet with something of everything on it. */
import type { DataSheet } from '../../src/application/ports/data-sheet-printer.ts'
import { dimensionDrawing } from '../../src/domain/catalogue/dimension-drawing.ts'
import type { Outline } from '../../src/domain/catalogue/outline.ts'

const outline: Outline = {
  bend: 0,
  sections: [{ length: 130, scale: 1, form: 'round', grows: true }],
  body: { least: {}, most: {} },
  options: { US: new Map(), EU: new Map() },
}
const only = (figure: number) => ({ least: figure, most: figure })

export function aDataSheet(overrides: Partial<DataSheet> = {}): DataSheet {
  const view = dimensionDrawing(outline, {
    bodyLength: only(130),
    bodyWidth: only(98),
    bodyHeight: only(98),
    shaftDiameter: only(25.4),
    shaftLength: only(46),
  })
  return {
    language: 'en',
    paper: 'a4',
    site: 'Manifold',
    kind: 'Data sheet',
    name: 'Orbital motor OM1',
    brand: 'by Alder',
    code: { title: 'Model code', text: 'OM1080CNS' },
    open: undefined,
    about: 'A compact motor.',
    sections: [
      {
        kind: 'parts',
        title: 'What the model code means',
        parts: [
          { code: 'OM1', name: 'Series', meaning: 'Orbital motor OM1', description: '' },
          {
            code: '080',
            name: 'Displacement',
            meaning: '80 cm³/rev',
            description: 'For slow work.',
          },
        ],
      },
      {
        kind: 'figures',
        title: 'Technical data',
        figures: [
          { name: 'Displacement', figure: '80 cm³/rev' },
          { name: 'Weight', figure: '5.6 kg' },
          { name: 'Continuous pressure', figure: '140 bar' },
        ],
      },
      {
        kind: 'drawing',
        title: 'Dimensions (mm)',
        drawing: {
          views: [
            { caption: 'Side view', view: view.side },
            { caption: 'View of the shaft end', view: view.front },
          ],
          figures: new Map([
            ['bodyLength', '130'],
            ['bodyWidth', '98'],
            ['bodyHeight', '98'],
            ['shaftDiameter', '25.4'],
            ['shaftLength', '46'],
            ['overallLength', '176'],
          ]),
        },
      },
      {
        kind: 'curves',
        title: 'Curves: 80 cm³/rev',
        panels: [
          {
            title: 'Torque (Nm)',
            foot: 'Flow (l/min)',
            ticksX: [0, 20, 40].map((at) => ({ at, text: String(at) })),
            ticksY: [0, 100, 200].map((at) => ({ at, text: String(at) })),
            curves: [
              {
                label: '70 bar',
                points: [
                  [5, 70],
                  [40, 60],
                ],
              },
              {
                label: '140 bar',
                points: [
                  [5, 150],
                  [40, 140],
                ],
              },
            ],
          },
        ],
        note: 'Calculated.',
      },
    ],
    notes: ['Simplified outline.'],
    source: 'http://shop.test/product/om1 · as of Nov 25, 2026',
    page: (number, count) => `Page ${number} of ${count}`,
    ...overrides,
  }
}

/** Everything that is to be read on it, page numbers aside. */
export function textsOfSheet(sheet: DataSheet): readonly string[] {
  const { site, kind, name, brand, code, open = '', about, notes, source } = sheet
  const ofSections = sheet.sections.flatMap((section) => {
    switch (section.kind) {
      case 'parts':
        return section.parts.flatMap((part) => [
          part.code,
          part.name,
          part.meaning,
          part.description,
        ])
      case 'figures':
        return section.figures.flatMap((each) => [each.name, each.figure])
      case 'drawing':
        return section.drawing.views.map(({ caption }) => caption)
      case 'curves':
        return [
          section.note,
          ...section.panels.flatMap((panel) => [
            panel.title,
            panel.foot,
            ...panel.curves.map(({ label }) => label),
          ]),
        ]
    }
  })
  const titles = sheet.sections.map(({ title }) => title)
  const all = [site, kind, name, brand, code.title, code.text, open, about, source]
  return [...all, ...notes, ...titles, ...ofSections].filter((text) => text !== '')
}
