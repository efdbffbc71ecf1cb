/** Port threads and faces of the trade. */

import type { TradeItem } from './pick.ts'

export const PORTS = {
  g14: {
    title: 'G 1/4, side',
    description: 'Pipe thread G 1/4 to ISO 1179-1 with flat sealing face, ports on the side.',
  },
  g38: {
    title: 'G 3/8, side',
    description: 'Pipe thread G 3/8 to ISO 1179-1 with flat sealing face, ports on the side.',
  },
  g12: {
    title: 'G 1/2, side',
    description: 'Pipe thread G 1/2 to ISO 1179-1 with flat sealing face, ports on the side.',
  },
  g12Rear: {
    title: 'G 1/2, rear',
    description: 'Pipe thread G 1/2 to ISO 1179-1, both ports in the end cover.',
    add: 7,
  },
  g34: {
    title: 'G 3/4, side',
    description: 'Pipe thread G 3/4 to ISO 1179-1 with flat sealing face, ports on the side.',
    add: 4,
  },
  g34Rear: {
    title: 'G 3/4, rear',
    description: 'Pipe thread G 3/4 to ISO 1179-1, both ports in the end cover.',
    add: 9,
  },
  g1: {
    title: 'G 1, side',
    description: 'Pipe thread G 1 to ISO 1179-1 with flat sealing face, ports on the side.',
    add: 8,
  },
  m14: {
    title: 'M14 × 1.5, side',
    description: 'Metric thread M14 × 1.5 to ISO 6149-1 with O-ring seat.',
  },
  m18: {
    title: 'M18 × 1.5, side',
    description: 'Metric thread M18 × 1.5 to ISO 6149-1 with O-ring seat.',
    add: 2,
  },
  m22: {
    title: 'M22 × 1.5, side',
    description: 'Metric thread M22 × 1.5 to ISO 6149-1 with O-ring seat.',
    add: 3,
  },
  m27: {
    title: 'M27 × 2, side',
    description: 'Metric thread M27 × 2 to ISO 6149-1 with O-ring seat.',
    add: 5,
  },
  m33: {
    title: 'M33 × 2, side',
    description: 'Metric thread M33 × 2 to ISO 6149-1 with O-ring seat.',
    add: 7,
  },
  sae6: {
    title: '9/16-18 UNF O-ring, side',
    description: 'SAE-6 straight thread with O-ring boss to SAE J1926-1.',
  },
  sae8: {
    title: '3/4-16 UNF O-ring, side',
    description: 'SAE-8 straight thread with O-ring boss to SAE J1926-1.',
  },
  sae10: {
    title: '7/8-14 UNF O-ring, side',
    description: 'SAE-10 straight thread with O-ring boss to SAE J1926-1.',
  },
  sae10Rear: {
    title: '7/8-14 UNF O-ring, rear',
    description: 'SAE-10 straight thread with O-ring boss, both ports in the end cover.',
    add: 8,
  },
  sae12: {
    title: '1-1/16-12 UN O-ring, side',
    description: 'SAE-12 straight thread with O-ring boss to SAE J1926-1.',
    add: 4,
  },
  sae12Rear: {
    title: '1-1/16-12 UN O-ring, rear',
    description: 'SAE-12 straight thread with O-ring boss, both ports in the end cover.',
    add: 9,
  },
  sae16: {
    title: '1-5/16-12 UN O-ring, side',
    description: 'SAE-16 straight thread with O-ring boss to SAE J1926-1.',
    add: 7,
  },
  npt12: {
    title: '1/2-14 NPTF, side',
    description: 'Dry-seal pipe thread 1/2-14 NPTF for replacement on older machines.',
    add: 2,
  },
  manifold: {
    title: 'Manifold face',
    description: 'Flat face with four 5/16-18 screws and O-rings for direct valve mounting.',
    add: 5,
  },
  manifoldMetric: {
    title: 'Manifold face, metric',
    description: 'Flat face with four M8 screws and O-rings for direct valve mounting.',
    add: 5,
  },
  split34: {
    title: '3/4 in split flange, code 61',
    description: 'Split-flange ports 3/4 in, standard pressure series to ISO 6162-1, M10 screws.',
    add: 15,
  },
  split1: {
    title: '1 in split flange, code 62',
    description: 'Split-flange ports 1 in, high pressure series to ISO 6162-2, M12 screws.',
    add: 24,
  },
  split1Rear: {
    title: '1 in split flange, rear',
    description: 'Split-flange ports 1 in, ISO 6162-2, both in the end cover.',
    add: 30,
  },
  split114: {
    title: '1-1/4 in split flange, code 62',
    description: 'Split-flange ports 1-1/4 in, high pressure series to ISO 6162-2, M14 screws.',
    add: 34,
  },
  split112: {
    title: '1-1/2 in split flange, code 61',
    description: 'Split-flange ports 1-1/2 in, standard pressure series to ISO 6162-1.',
    add: 30,
  },
  euroFlange: {
    title: 'European flanged ports',
    description: 'Flanged ports with four cap screws on a 30 mm and 40 mm circle, square pattern.',
    add: 3,
  },
  germanFlange: {
    title: 'German flanged ports',
    description:
      'Flanged ports with four cap screws on a 35 mm and 40 mm circle, diagonal pattern.',
    add: 3,
  },
} as const satisfies Record<string, TradeItem>
