import { dictionary } from '@zxcvbn-ts/language-common'

/** What the French add to a list that was gathered elsewhere. */
const french = [
  ...[
    'motdepasse',
    'azerty',
    'azertyuiop',
    'qsdfghjklm',
    'wxcvbn',
    'doudou',
    'loulou',
    'chouchou',
    'marseille',
  ],
  ...['bonjour', 'soleil', 'jetaime', 'coucou', 'princesse', 'camille', 'nicolas', 'couture', 'mariage'],
  ...['clairval', 'maisonclairval'],
]

const common = new Set(
  [...dictionary['passwords-common'], ...french].map((password) => password.toLowerCase()),
)

/** Below this, what is left of a password says nothing: any three letters are some common password. */
const shortestCore = 4

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

const plainLetters = (text: string) => text.replace(/[013457@$]/g, (sign) => lookAlikes[sign] ?? sign)

/** « M0tdepasse-2026! » without what is put around a word to please a form. */
const cores = (lowered: string) => {
  const bare = lowered.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [bare, plainLetters(bare), plainLetters(lowered).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]
}

/** « azertyazerty », « 1212121212 »: one short thing again and again. */
const isRepetition = (text: string) => /^(.{1,6})\1+.{0,3}$/u.test(text)

/** Whether a password is among those that are tried first, as it is or thinly dressed up. */
export const isCommonPassword = (password: string) => {
  const lowered = password.normalize('NFC').toLowerCase()
  if (common.has(lowered) || isRepetition(lowered)) return true
  const found = cores(lowered)
  return found.some((core) => core.length < shortestCore || common.has(core) || isRepetition(core))
}
