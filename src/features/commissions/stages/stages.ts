/** The stages of a commission, in the order in which they are passed. Retouches come after the handover, as often as needed. */
export const stageKeys = [
  'measures',
  'toile',
  'fitting_1',
  'fitting_2',
  'fitting_3',
  'finishing',
  'handover',
  'retouches',
] as const

export type StageKey = (typeof stageKeys)[number]

/** Those that every commission has; a quote says which of the others there are. */
export const necessaryStages: readonly StageKey[] = ['measures', 'finishing', 'handover']

/** Those of a wedding gown, and of a dress for an evening. */
export const usualStages = {
  wedding: ['measures', 'toile', 'fitting_1', 'fitting_2', 'fitting_3', 'finishing', 'handover'],
  other: ['measures', 'fitting_1', 'fitting_2', 'finishing', 'handover'],
} as const satisfies Record<string, readonly StageKey[]>

export const placeOfStage = (key: StageKey) => stageKeys.indexOf(key)
