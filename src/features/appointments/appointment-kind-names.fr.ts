/** The French names of the kinds of appointment. */
export const appointmentKindNamesFr = {
  'bridal-discovery': 'Découverte mariage',
  'evening-discovery': 'Découverte soirée et cérémonie',
  measuring: 'Prise de mesures',
  'toile-fitting': 'Essayage de la toile',
  fitting: 'Essayage',
  'final-fitting': 'Essayage final',
  alterations: 'Retouches',
  pickup: 'Retrait',
  video: 'Conseil en visio',
} as const
