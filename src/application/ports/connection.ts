/** The line to the network, as far as the browser knows it. */
export interface Connection {
  /** Calls each time the line is back after it was gone. */
  readonly whenBack: (hear: () => void) => void
}
