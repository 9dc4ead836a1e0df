/** Every place of the site that shows an editorial picture, with the shape of the sheet that is kept for it. */
export const plateSlots = {
  hero: 'portrait',
  'hero-line': 'portrait',
  house: 'portrait',
  'savoir-faire-cloth': 'portrait',
  'savoir-faire-hand': 'portrait',
  'savoir-faire-measure': 'portrait',
  'service-wedding': 'portrait',
  'service-evening': 'portrait',
  'service-ceremony': 'portrait',
  'service-appointment': 'portrait',
  'evening-opening': 'portrait',
  'measure-stature': 'portrait',
  'measure-tour-cou': 'portrait',
  'measure-tour-poitrine': 'portrait',
  'measure-tour-dessous-poitrine': 'portrait',
  'measure-tour-taille': 'portrait',
  'measure-tour-petites-hanches': 'portrait',
  'measure-tour-hanches': 'portrait',
  'measure-ecart-poitrine': 'portrait',
  'measure-hauteur-poitrine': 'portrait',
  'measure-taille-devant': 'portrait',
  'measure-taille-dos': 'portrait',
  'measure-dessous-bras': 'portrait',
  'measure-carrure-devant': 'portrait',
  'measure-carrure-dos': 'portrait',
  'measure-longueur-epaule': 'portrait',
  'measure-largeur-epaules': 'portrait',
  'measure-tour-bras': 'portrait',
  'measure-tour-poignet': 'portrait',
  'measure-longueur-bras': 'portrait',
  'measure-taille-hanches': 'portrait',
  'measure-taille-genou': 'portrait',
  'measure-taille-sol': 'portrait',
  'measure-nuque-sol': 'portrait',
  'measure-montant': 'portrait',
  'measure-entrejambe': 'portrait',
  'measure-tour-cuisse': 'portrait',
  appointments: 'portrait',
  'empty-cart': 'portrait',
  'empty-favourites': 'portrait',
  'not-found': 'portrait',
  contact: 'portrait',
  way: 'portrait',
  withdrawal: 'portrait',
} as const satisfies Record<string, 'portrait' | 'landscape'>

export type PlateSlot = keyof typeof plateSlots

/** The plates that stand for a page: a link to it is shared with their picture. */
export const headPlates = [
  'hero',
  'house',
  'savoir-faire-measure',
  'evening-opening',
  'appointments',
  'measure-tour-poitrine',
] as const satisfies readonly PlateSlot[]

export type HeadPlate = (typeof headPlates)[number]

/** Tells a slot of the house from any other word. */
export const isPlateSlot = (word: string): word is PlateSlot => Object.hasOwn(plateSlots, word)
