/** Words that customers write around what they look for. They say nothing about a product. */
export const emptyWords: readonly string[] = [
  ...['tenue', 'vêtement', 'habit', 'toilette', 'article', 'modèle', 'idée', 'look', 'style', 'genre'],
  ...['cherche', 'chercher', 'recherche', 'voudrais', 'veux', 'acheter', 'trouver', 'besoin'],
  ...['joli', 'jolie', 'beau', 'belle', 'femme', 'dame', 'couleur', 'prix', 'cher', 'chère', 'abordable'],
  ...['outfit', 'clothes', 'clothing', 'garment', 'item', 'something', 'wear', 'attire'],
  ...[
    'looking',
    'find',
    'buy',
    'want',
    'need',
    'nice',
    'pretty',
    'beautiful',
    'woman',
    'women',
    'lady',
    'ladies',
  ],
  ...['colour', 'color', 'price', 'cheap', 'affordable'],
]

/**
 * The occasion says nothing more beside a word that says who comes to it, or what for: a guest at a wedding wears no
 * wedding gown, and a stole for one is any stole.
 */
export const occasions: readonly string[] = ['mariage', 'noce', 'wedding', 'nuptial']

export const besideOccasions: readonly string[] = [
  ...['invitée', 'invité', 'témoin', 'demoiselle', 'cortège', 'mère', 'belle-mère', 'maman', 'marraine'],
  ...['guest', 'bridesmaid', 'witness', 'mother', 'mum', 'godmother'],
  ...['étole', 'châle', 'écharpe', 'foulard', 'ceinture', 'stole', 'shawl', 'scarf', 'belt'],
]
