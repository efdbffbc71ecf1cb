/** Milliseconds after which a frame of the vault that has not come counts as blocked, and one that does not answer as lost. */
export const framePatience = 20_000
