/** What developers want to know and customers need not: oddities of the server, defects. No secrets (I10). */
export interface EventLog {
  readonly record: (event: string, details: Readonly<Record<string, unknown>>) => void
}
