/** The sentences of the server in one language, by the English text; `{0}`, `{1}` stand for what varies. */
export type Sentences = Readonly<Record<string, string>>
