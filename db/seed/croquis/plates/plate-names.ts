const lookbook = Array.from(
  { length: 12 },
  (_, place) => `lookbook-${String(place + 1).padStart(2, '0')}` as const,
)

const measures = [
  'stature',
  'tour-cou',
  'tour-poitrine',
  'tour-dessous-poitrine',
  'tour-taille',
  'tour-petites-hanches',
  'tour-hanches',
  'ecart-poitrine',
  'hauteur-poitrine',
  'taille-devant',
  'taille-dos',
  'dessous-bras',
  'carrure-devant',
  'carrure-dos',
  'longueur-epaule',
  'largeur-epaules',
  'tour-bras',
  'tour-poignet',
  'longueur-bras',
  'taille-hanches',
  'taille-genou',
  'taille-sol',
  'nuque-sol',
  'montant',
  'entrejambe',
  'tour-cuisse',
] as const

/** Every plate of the demo house that is not a view of a piece. */
export const plateNames = [
  'hero',
  'hero-line',
  'house',
  'savoir-faire-cloth',
  'savoir-faire-hand',
  'savoir-faire-measure',
  'service-wedding',
  'service-evening',
  'service-appointment',
  ...lookbook,
  'inspiration-colours',
  'inspiration-cloths',
  'inspiration-occasions',
  ...measures.map((measure) => `measure-${measure}` as const),
  'appointments',
  'empty-cart',
  'empty-favourites',
  'not-found',
] as const

export type PlateName = (typeof plateNames)[number]
