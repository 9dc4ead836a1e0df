import { simpleForm } from '../../../../../shared/text/simple-form.ts'
import type { ColorFamily } from '../../../color-families.ts'

/** What the colours of each family are called, in both languages. */
const colorWords: Readonly<Record<ColorFamily, readonly string[]>> = {
  Blanc: [
    ...[
      'blanc',
      'blanche',
      'ivoire',
      'écru',
      'écrue',
      'crème',
      'craie',
      'lait',
      'coquille',
      'albâtre',
      'neige',
    ],
    ...['white', 'ivory', 'ecru', 'cream', 'offwhite', 'snow', 'alabaster', 'eggshell'],
  ],
  Beige: [
    ...[
      'beige',
      'champagne',
      'sable',
      'nude',
      'lin',
      'camel',
      'ficelle',
      'chair',
      'grège',
      'vanille',
      'avoine',
    ],
    ...['sand', 'tan', 'oatmeal', 'vanilla', 'fawn', 'buff', 'caramel'],
  ],
  Or: ['or', 'doré', 'dorée', 'cuivre', 'cuivré', 'laiton', 'bronze', 'gold', 'golden', 'copper', 'brass'],
  Rose: [
    ...[
      'rose',
      'rosé',
      'rosée',
      'fuchsia',
      'framboise',
      'saumon',
      'pêche',
      'magenta',
      'poudré',
      'poudrée',
      'dragée',
    ],
    ...['pink', 'blush', 'salmon', 'peach', 'raspberry'],
  ],
  Rouge: [
    ...[
      'rouge',
      'bordeaux',
      'rubis',
      'carmin',
      'vermillon',
      'écarlate',
      'grenat',
      'cerise',
      'coquelicot',
      'pourpre',
    ],
    ...['cramoisi', 'bourgogne', 'lie-de-vin', 'amarante', 'grenade', 'garance'],
    ...[
      'red',
      'burgundy',
      'ruby',
      'scarlet',
      'crimson',
      'cherry',
      'garnet',
      'maroon',
      'wine',
      'oxblood',
      'cardinal',
    ],
  ],
  Orange: [
    ...[
      'orange',
      'orangé',
      'terracotta',
      'corail',
      'abricot',
      'rouille',
      'brique',
      'mandarine',
      'potiron',
      'citrouille',
    ],
    ...['coral', 'apricot', 'rust', 'brick', 'tangerine', 'pumpkin'],
  ],
  Jaune: [
    ...['jaune', 'citron', 'moutarde', 'safran', 'mimosa', 'paille', 'ocre', 'bouton-d’or'],
    ...['yellow', 'lemon', 'mustard', 'saffron', 'ochre', 'straw'],
  ],
  Vert: [
    ...[
      'vert',
      'verte',
      'émeraude',
      'sauge',
      'olive',
      'kaki',
      'amande',
      'menthe',
      'sapin',
      'jade',
      'anis',
      'tilleul',
    ],
    ...['green', 'emerald', 'sage', 'khaki', 'mint', 'lime', 'moss'],
  ],
  Bleu: [
    ...[
      'bleu',
      'bleue',
      'marine',
      'turquoise',
      'indigo',
      'azur',
      'ciel',
      'saphir',
      'canard',
      'cobalt',
      'denim',
      'pétrole',
    ],
    ...['blue', 'navy', 'teal', 'aqua', 'sapphire', 'azure', 'cyan'],
  ],
  Violet: [
    ...['violet', 'violette', 'mauve', 'lilas', 'lavande', 'prune', 'aubergine', 'parme', 'améthyste'],
    ...['purple', 'lilac', 'lavender', 'plum', 'amethyst'],
  ],
  Marron: [
    ...[
      'marron',
      'brun',
      'brune',
      'chocolat',
      'café',
      'cognac',
      'noisette',
      'châtaigne',
      'tabac',
      'taupe',
      'cacao',
    ],
    ...['brown', 'chocolate', 'coffee', 'hazelnut', 'chestnut', 'tobacco'],
  ],
  Gris: [
    ...[
      'gris',
      'grise',
      'argent',
      'argenté',
      'argentée',
      'anthracite',
      'ardoise',
      'acier',
      'souris',
      'étain',
    ],
    ...['grey', 'gray', 'silver', 'charcoal', 'slate', 'pewter'],
  ],
  Noir: ['noir', 'noire', 'ébène', 'black', 'ebony', 'jet'],
}

const families: ReadonlyMap<string, ColorFamily> = new Map(
  Object.entries(colorWords).flatMap(([family, words]) =>
    words.map((word) => [simpleForm(word), family as ColorFamily] as const),
  ),
)

/** The family of a word, if it is the name of a colour. The name of a product's colour and a search are read alike. */
export const familyOfWord = (word: string) => families.get(simpleForm(word))

/** Where a search for a colour may look when too few products have it. */
export const similarFamilies: Readonly<Partial<Record<ColorFamily, readonly ColorFamily[]>>> = {
  Beige: ['Blanc', 'Or', 'Marron'],
  Or: ['Beige', 'Jaune'],
  Rose: ['Rouge', 'Violet'],
  Rouge: ['Orange', 'Rose'],
  Orange: ['Rouge', 'Or'],
  Jaune: ['Or', 'Orange'],
  Violet: ['Rose', 'Bleu'],
  Marron: ['Beige', 'Orange'],
}
