/** Shaft ends of the trade. */

import type { TradeItem } from './pick.ts'

export const SHAFTS = {
  keyed16: {
    title: '16 mm keyed',
    description: 'Cylindrical shaft 16 mm with parallel key 5 × 5 × 16.',
  },
  keyed25: {
    title: '25 mm keyed',
    description: 'Cylindrical shaft 25 mm with parallel key 8 × 7 × 32.',
  },
  keyed32: {
    title: '32 mm keyed',
    description: 'Cylindrical shaft 32 mm with parallel key 10 × 8 × 45.',
    add: 11,
  },
  keyed40: {
    title: '40 mm keyed',
    description: 'Cylindrical shaft 40 mm with parallel key 12 × 8 × 70.',
    add: 19,
  },
  keyed50: {
    title: '50 mm keyed',
    description: 'Cylindrical shaft 50 mm with parallel key 14 × 9 × 80.',
    add: 38,
  },
  keyed58: {
    title: '5/8 in keyed',
    description: 'Cylindrical shaft 5/8 in (15.88 mm) with 3/16 in square key.',
  },
  keyed34: {
    title: '3/4 in keyed',
    description: 'Cylindrical shaft 3/4 in (19.05 mm) with 3/16 in square key.',
  },
  keyed78: {
    title: '7/8 in keyed',
    description: 'Cylindrical shaft 7/8 in (22.22 mm) with 1/4 in square key.',
  },
  keyed1: {
    title: '1 in keyed',
    description: 'Cylindrical shaft 1 in (25.4 mm) with 1/4 in square key.',
  },
  keyed114: {
    title: '1-1/4 in keyed',
    description: 'Cylindrical shaft 1-1/4 in (31.75 mm) with 5/16 in square key.',
    add: 10,
  },
  keyed112: {
    title: '1-1/2 in keyed',
    description: 'Cylindrical shaft 1-1/2 in (38.1 mm) with 3/8 in square key.',
    add: 22,
  },
  woodruff1: {
    title: '1 in Woodruff',
    description: 'Cylindrical shaft 1 in (25.4 mm) with Woodruff key 1/4 × 1 in.',
    add: 3,
  },
  tapered25: {
    title: '25 mm tapered 1:10',
    description: 'Tapered shaft 1:10, large end 25 mm, slotted nut and key 4.76 mm supplied.',
    add: 13,
  },
  tapered35: {
    title: '35 mm tapered 1:10',
    description: 'Tapered shaft 1:10, large end 35 mm, castle nut M24 × 1.5 and key supplied.',
    add: 18,
  },
  tapered45: {
    title: '45 mm tapered 1:10',
    description: 'Tapered shaft 1:10, large end 45 mm, nut M30 × 2 and key 12 × 8 supplied.',
    add: 31,
  },
  tapered58: {
    title: '5/8 in tapered 1:8',
    description: 'Tapered shaft 1:8, large end 5/8 in, Woodruff key and nut supplied.',
    add: 7,
  },
  tapered114: {
    title: '1-1/4 in tapered 1:8',
    description: 'Tapered shaft 1:8, large end 1-1/4 in, nut 1-20 UNEF and key supplied.',
    add: 16,
  },
  splined6b: {
    title: '1 in splined, 6 teeth',
    description: 'Straight-sided spline SAE 6B, nominal 1 in (25.4 mm).',
    add: 8,
  },
  splined9: {
    title: '5/8 in splined, 9 teeth',
    description: 'Involute spline to ANSI B92.1, 9 teeth 16/32 pitch, 30° flat root.',
    add: 5,
  },
  splined11: {
    title: '3/4 in splined, 11 teeth',
    description: 'Involute spline to ANSI B92.1, 11 teeth 16/32 pitch, 30° flat root.',
    add: 6,
  },
  splined13: {
    title: '7/8 in splined, 13 teeth',
    description: 'Involute spline to ANSI B92.1, 13 teeth 16/32 pitch, 30° flat root.',
    add: 8,
  },
  splined14: {
    title: '1-1/4 in splined, 14 teeth',
    description: 'Involute spline to ANSI B92.1, 14 teeth 12/24 pitch, 30° flat root.',
    add: 14,
  },
  splined15: {
    title: '1 in splined, 15 teeth',
    description: 'Involute spline to ANSI B92.1, 15 teeth 16/32 pitch, 30° flat root.',
    add: 9,
  },
  splined17: {
    title: '1-1/2 in splined, 17 teeth',
    description: 'Involute spline to ANSI B92.1, 17 teeth 12/24 pitch, 30° flat root.',
    add: 26,
  },
  splined23: {
    title: '1-1/2 in splined, 23 teeth',
    description: 'Involute spline to ANSI B92.1, 23 teeth 16/32 pitch, 30° flat root.',
    add: 28,
  },
  din25: {
    title: 'W25 spline, DIN 5480',
    description: 'Involute spline W25 × 1.25 × 18 × 9g to DIN 5480.',
    add: 12,
  },
  din30: {
    title: 'W30 spline, DIN 5480',
    description: 'Involute spline W30 × 2 × 14 × 9g to DIN 5480.',
    add: 14,
  },
  din35: {
    title: 'W35 spline, DIN 5480',
    description: 'Involute spline W35 × 2 × 16 × 9g to DIN 5480.',
    add: 18,
  },
  din50: {
    title: 'W50 spline, DIN 5480',
    description: 'Involute spline W50 × 2 × 24 × 9g to DIN 5480.',
    add: 42,
  },
  flanged5: {
    title: 'Wheel hub, 5 studs',
    description: 'Drive flange with five M14 × 1.5 studs on a 139.7 mm bolt circle.',
    add: 46,
  },
  flanged8: {
    title: 'Wheel hub, 8 studs',
    description: 'Drive flange with eight M18 × 1.5 studs on a 275 mm bolt circle.',
    add: 88,
  },
  truckSpline: {
    title: 'B8 × 32 × 36 spline',
    description: 'Straight-sided spline DIN ISO 14, 8 teeth, as used on truck power take-offs.',
    add: 0,
  },
  tang: {
    title: 'Tang drive',
    description: 'Flat tang for a dog coupling, for short and light drives.',
    add: -4,
  },
  driveLink: {
    title: 'Drive link, no shaft',
    description: 'The splined cardan link is the output; teeth to be cut in your own part.',
    add: -22,
  },
} as const satisfies Record<string, TradeItem>
