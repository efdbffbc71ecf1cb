/** What a machine does, read off the curves at a place of one's own. */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import type { Performance as Figures } from '../../../src/domain/catalogue/performance.ts'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'
import { Performance } from '../../../src/ui/pages/product/Performance.tsx'

function table(code: string, displacement: number) {
  return {
    option: { US: code, EU: `${code}E` },
    size: { quantity: 'displacement' as const, figure: displacement },
    parameter: 'pressure' as const,
    parameters: [50, 100],
    input: 'flow' as const,
    inputs: [10, 20, 40],
    outputs: [
      {
        quantity: 'torque' as const,
        figures: [
          [40, 38, 36],
          [80, 76, displacement],
        ],
      },
      {
        quantity: 'speed' as const,
        figures: [
          [180, 370, 760],
          [160, 350, 740],
        ],
      },
    ],
  }
}

const motor: Figures = {
  kind: 'motor',
  modifierKey: undefined,
  tables: [table('31', 51.6), table('49', 80.3)],
}

async function open(units: 'metric' | 'us', codes: readonly string[], shown = motor) {
  const { translations, ready } = startTranslations('en_us', ['catalogue', 'product'])
  await ready
  const chosen = new Map(codes.map((code) => [`question-${code}`, code]))
  render(
    <I18nextProvider i18n={translations}>
      <Performance performance={shown} zone="US" units={units} chosen={chosen} />
    </I18nextProvider>,
  )
}

const reading = (place: string) =>
  within(screen.getByRole('table', { name: `At ${place}` }))
    .getAllByRole('row')
    .slice(1)

it('reads torque and speed at the middle first, and wherever the slider is moved to', async () => {
  await open('metric', ['49'])
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('49')
  expect(reading('20 l/min').map((row) => row.textContent)).toEqual([
    '50 bar38 Nm370 rpm',
    '100 bar76 Nm350 rpm',
  ])
  fireEvent.change(screen.getByRole('slider', { name: 'Flow' }), { target: { value: '100' } })
  expect(reading('40 l/min')[1]).toHaveTextContent('100 bar80.3 Nm740 rpm')
})

it('speaks U.S. units where these are chosen', async () => {
  await open('us', [])
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('31 · 3.15 in³/rev')
  expect(reading('5.28 gpm')[0]).toHaveTextContent('725 psi336 lb·in370 rpm')
})

it('shows another size when one is looked for, and draws a curve for each pressure', async () => {
  await open('metric', ['49'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Size' }), { target: { value: '31' } })
  fireEvent.change(screen.getByRole('slider', { name: 'Flow' }), { target: { value: '100' } })
  expect(reading('40 l/min')[1]).toHaveTextContent('51.6 Nm')
  expect(screen.getByRole('img', { name: /Torque over Flow \(l\/min\), 2 curves/ })).toBeVisible()
})

it('reads the pressure drop of a valve at each viscosity, in the current units', async () => {
  const valve: Figures = {
    kind: 'resistance',
    modifierKey: 'flow',
    tables: [
      {
        option: { US: '16', EU: '16' },
        size: { quantity: 'flow', figure: 16 },
        parameter: 'viscosity',
        parameters: [20, 68],
        input: 'flow',
        inputs: [8, 16, 24],
        outputs: [
          {
            quantity: 'pressureDrop',
            figures: [
              [2.6, 9.3, 19.9],
              [4.1, 12.3, 24.4],
            ],
          },
        ],
      },
    ],
  }
  await open('us', [], valve)
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('16 · 4.23 gpm')
  expect(
    screen.getByRole('img', { name: /^Pressure drop over Flow \(gpm\), 2 curves/ }),
  ).toBeVisible()
  fireEvent.change(screen.getByRole('slider', { name: 'Flow' }), { target: { value: '67' } })
  const rows = within(screen.getByRole('table', { name: /^At 4\.2/ })).getAllByRole('row')
  expect(rows[0]).toHaveTextContent('ViscosityPressure drop')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['20 cSt136 psi', '68 cSt180 psi'])
})
