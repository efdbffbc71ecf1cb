/** What a product picture is drawn from; the drawing itself is `draw-product.ts`. */

export type Machine =
  | 'spool motor'
  | 'disc motor'
  | 'bent axis'
  | 'swash motor'
  | 'cam motor'
  | 'star motor'
  | 'gear pump'
  | 'vane pump'
  | 'double vane pump'
  | 'piston pump'
  | 'closed pump'
  | 'tandem pump'
  | 'steering unit'
  | 'spool valve'
  | 'cartridge valve'
  | 'valve section'
  | 'test bench'
  | 'seal kit'
  | 'fitting'
  | 'flange halves'
  | 'quick coupling'
  | 'jaw coupling'

export type FlangeShape = 'two bolts' | 'four bolts' | 'wheel' | 'square' | 'none'

export type ShaftEnd = 'keyed' | 'splined' | 'tapered' | 'flanged' | 'none'

export interface Drawing {
  readonly machine: Machine
  readonly flange: FlangeShape
  readonly shaft: ShaftEnd
  readonly ports: 'side' | 'rear'
  /** Length of the displacement section, from 0 (shortest) to 1 (longest). */
  readonly length: number
  readonly extras?: readonly (
    | 'sensor'
    | 'brake'
    | 'drain'
    | 'control'
    | 'relief'
    /** What tells a family from its smaller sister at the size of a thumbnail. */
    | 'ribs'
    | 'valve block'
    | 'actuator'
    | 'slim'
    | 'through bolts'
    | 'suction end'
  )[]
}
