/** What the trade says in loose English, by what the catalogue calls the same thing. */

export const ENGLISH_TRADE_WORDS: Readonly<Record<string, string>> = {
  'orbital motor':
    'orbit motor, orbit motors, gerotor motor, geroler, geroler motor, gerolor, roller vane motor, lsht motor, omp motor',
  motor: 'hydromotor, drive motor',
  'wheel motor': 'wheel drive, hub motor, traction motor',
  'axial piston motor': 'bent axis, bent axis motor, swash plate motor',
  'steering unit': 'orbitrol, steering orbitrol, hydrostatic steering, steering valve',
  'seal kit': 'gasket kit, reseal kit, repair kit, seal set, o ring kit',
  seal: 'gasket, gaskets, packing',
  fitting: 'adapter, adaptor, connector, hose fitting',
  coupling: 'coupler, quick coupler, quick disconnect',
  nitrile: 'buna, buna n, perbunan',
  fluorocarbon: 'viton, fpm, fluoroelastomer, fluorocarbon rubber',
  fkm: 'viton, fpm',
  nbr: 'buna, buna n, nitrile, perbunan',
  keyed: 'key way, keyway, parallel key, straight key',
  splined: 'spline, splines, spline shaft',
  tapered: 'taper, cone shaft, conical',
  counterclockwise: 'anticlockwise, anti clockwise, ccw, left hand rotation',
  clockwise: 'cw, right hand rotation',
  nptf: 'npt, pipe thread npt',
  unf: 'orb, o ring boss, sae orb',
  'case drain': 'drain line, leakage port',
  excavator: 'digger',
  'low speed high torque': 'lsht',
}
