/** The keys of the texts. The words are made in `ui`, which says here which keys there are. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled in where the texts are
export interface NoticeTexts {}

type NoticeKey = NoticeTexts extends { readonly key: infer Key } ? Key : string

/** Short messages that come and go. The words are made in `ui`; a port carries a key and values. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info'
  readonly key: NoticeKey
  readonly values?: Readonly<Record<string, string>>
  /** Texts of the server, shown as they are instead of the key's words where there are any (ERR-02). */
  readonly messages?: readonly string[]
}

export interface Notifier {
  readonly notify: (notice: Notice) => void
}
