/** The names of the stages, as both sides read them. */
export const stageNamesFr = {
  measures: 'Prise de mesures',
  toile: 'Toile',
  fitting_1: 'Premier essayage',
  fitting_2: 'Deuxième essayage',
  fitting_3: 'Essayage final',
  finishing: 'Finitions',
  handover: 'Remise',
  retouches: 'Retouches',
} as const
