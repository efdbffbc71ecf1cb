/**
 * The raw colours of the industrial theme: ink on a very light cool grey, white surfaces, one blue.
 * Plain data, so that a test can weigh every text colour against every ground it may stand on.
 */
export const palette = {
  canvas: '#f3f5f7',
  surface: '#ffffff',
  sunken: '#e9edf1',
  hover: '#f6f8fa',
  ink: '#17212b',
  inkSoft: '#475563',
  inkFaint: '#5a6875',
  inkInverse: '#ffffff',
  line: '#d3dae1',
  lineSoft: '#e4e9ee',
  control: '#73818e',
  controlHover: '#475563',
  scrim: 'rgb(23 33 43 / 0.44)',
  primary: {
    fill: '#1257b0',
    fillHover: '#0e4793',
    fillActive: '#0b3976',
    onFill: '#ffffff',
    edge: '#1257b0',
    ink: '#0f4f9f',
    soft: '#e8f0fa',
    line: '#a9c5e8',
  },
  neutral: { ink: '#475563', mark: '#73818e', soft: '#edf0f3', line: '#c6cfd7' },
  info: { ink: '#1d4f7a', mark: '#2f74a6', soft: '#e9f2f8', line: '#afcbdd' },
  success: { ink: '#17623a', mark: '#2a8a55', soft: '#e8f4ed', line: '#a7d3ba' },
  warning: { ink: '#744600', mark: '#b86f00', soft: '#fff5e0', line: '#e8c47f' },
  danger: { ink: '#a51d1d', mark: '#c6302b', soft: '#fdeeec', line: '#eab2ad' },
  dangerFill: '#b3221f',
  dangerFillHover: '#961a18',
} as const
