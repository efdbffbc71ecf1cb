/** Whether the order leaves as one, or in parts as they are ready (FULF-01). */
export type DispatchChoice = 'ship-complete' | 'partial'

export const dispatchChoices: readonly DispatchChoice[] = ['ship-complete', 'partial']
