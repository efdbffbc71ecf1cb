/** How much space machines take, in mm: from the smallest size to the largest. */

type Range = readonly [smallest: number, largest: number]

export interface Envelope {
  /** Only where the technical data of the family does not say it. */
  readonly length?: Range
  readonly width: Range
  readonly height: Range
}

function round(diameter: Range, length?: Range): Envelope {
  return { width: diameter, height: diameter, ...(length && { length }) }
}

/** By sku code. Sizes of one frame differ in their length alone. */
export const ENVELOPES: Readonly<Record<string, Envelope>> = {
  BM5: round([118, 216], [148, 296]),
  BMV: round([168, 246], [236, 362]),
  SM3: round([130, 172], [168, 228]),
  PC6: { width: [206, 262], height: [218, 284], length: [242, 346] },
  PF2: round([128, 128]),
  PV4: { width: [158, 214], height: [172, 238], length: [214, 318] },
  PVT: { width: [206, 206], height: [218, 218], length: [428, 492] },
  GM2: { width: [88, 88], height: [112, 112], length: [92, 126] },
  GP1: { width: [70, 70], height: [84, 84] },
  GP2: { width: [88, 88], height: [112, 112] },
  GP3: { width: [132, 132], height: [158, 158] },
  '417': round([124, 124]),
  '622': round([154, 154]),
  DVB: round([128, 128], [238, 296]),
  TGX: round([116, 116]),
  TM1: round([70, 70]),
  TM2: round([98, 98]),
  TMS: round([118, 118]),
  TMW: round([112, 112]),
  RC2: round([232, 268], [196, 262]),
  RCT: round([282, 282], [268, 312]),
  RK8: round([296, 442], [252, 398]),
  '271': { width: [92, 92], height: [92, 92], length: [128, 184] },
  SUL: { width: [96, 96], height: [96, 96], length: [136, 198] },
  SUP: { width: [114, 114], height: [114, 114], length: [194, 262] },
  PX6: { width: [46, 46], height: [72, 72], length: [214, 214] },
  PXR: round([44, 44], [118, 118]),
  PXS: { width: [48, 48], height: [96, 96], length: [186, 186] },
  VC2: round([132, 132], [178, 192]),
  VD3: round([172, 172], [262, 288]),
  VVP: { width: [118, 168], height: [132, 188], length: [146, 214] },
}
