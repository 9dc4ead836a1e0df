/**
 * The colours of the filter, light ones first. Their values are French words, also in the API, like those of the
 * materials. `hex` is the dot beside the name.
 */
export const colorFamilies = [
  { family: 'Blanc', hex: '#FBF8F1' },
  { family: 'Beige', hex: '#DCC5A0' },
  { family: 'Or', hex: '#B08A3E' },
  { family: 'Rose', hex: '#E3B4B0' },
  { family: 'Rouge', hex: '#9B1B30' },
  { family: 'Orange', hex: '#C4673F' },
  { family: 'Jaune', hex: '#E7C95A' },
  { family: 'Vert', hex: '#5F8466' },
  { family: 'Bleu', hex: '#3B5C8F' },
  { family: 'Violet', hex: '#755A8A' },
  { family: 'Marron', hex: '#6B4A36' },
  { family: 'Gris', hex: '#A9ACB0' },
  { family: 'Noir', hex: '#161616' },
] as const

export type ColorFamily = (typeof colorFamilies)[number]['family']
