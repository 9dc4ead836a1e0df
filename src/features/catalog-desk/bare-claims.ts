/**
 * Words that promise something for the environment. Said bare, without what proves them, they mislead (L121-2, Directive
 * (EU) 2024/825); « biodégradable », « respectueux de l’environnement » and the like are forbidden outright (L541-9-1 of
 * the environmental code). The database knows the same words (`says_bare_claims`).
 */
const words = [
  'écologiques?',
  'éco-?responsables?',
  'éco-?conçue?s?',
  'durables?',
  'biodégradables?',
  "respectueu(?:x|ses?) de l[’']environnement",
  'neutres? en carbone',
  'vertueu(?:x|ses?)',
  'éthiques?',
  'eco-?friendly',
  'sustainable',
  'biodegradable',
  'environmentally friendly',
  'carbon neutral',
  'ethical',
] as const

// A boundary of words is told by letters, because JavaScript does not know accents in its own.
const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu')

/** The words in these texts that the law forbids as bare claims, each once. */
export const claimsIn = (texts: readonly string[]) => [
  ...new Set(
    texts.flatMap((text) => text.normalize('NFC').match(pattern) ?? []).map((word) => word.toLowerCase()),
  ),
]
