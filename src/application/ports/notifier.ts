/** Short messages that come and go. The words are made in `ui`; a port carries a key and values. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info'
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
  /** Texts of the server, shown as they are instead of the key's words where there are any (ERR-02). */
  readonly messages?: readonly string[]
}

export interface Notifier {
  readonly notify: (notice: Notice) => void
}
