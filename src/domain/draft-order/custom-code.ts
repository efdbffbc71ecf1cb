/** A customer's own code, and the model that it stands for (CONF-17). */
export interface CustomCode {
  readonly customCode: string
  readonly modelCode: string
  /** As the server states it; undefined when it states none (D10). */
  readonly price: number | undefined
}
