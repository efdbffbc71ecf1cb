/** Where on the pages something is asked of the cart, and told what has become of it. */
export type CartPlace =
  | 'bulk-order'
  | 'gone'
  /** Lines that were moved to a quote, and are taken out. */
  | 'move'
  | 'promotion'
  | 'set-aside'
  | `add:${string}`
  | `bundle:${string}`
  | `instead:${string}`
  | `list:${string}`
  | `quantity:${string}`
  | `remove:${string}`
  | `remove-promotion:${string}`
  | `undo:${string}`
