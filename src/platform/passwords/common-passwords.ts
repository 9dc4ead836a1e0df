import { dictionary } from '@zxcvbn-ts/language-common'

/** Common French passwords, added to those of the dictionary. */
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

/** A password whose core is shorter than this counts as common: any three letters are some common password. */
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

/** The word inside a password such as « M0tdepasse-2026! », without what was added around it to satisfy a form. */
const cores = (lowered: string) => {
  const bare = lowered.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [bare, plainLetters(bare), plainLetters(lowered).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]
}

/** Whether a text repeats one short part, such as « azertyazerty » or « 1212121212 ». */
const isRepetition = (text: string) => /^(.{1,6})\1+.{0,3}$/u.test(text)

/** Whether a password is among those that attackers try first, as it is or slightly changed. */
export const isCommonPassword = (password: string) => {
  const lowered = password.normalize('NFC').toLowerCase()
  if (common.has(lowered) || isRepetition(lowered)) return true
  const found = cores(lowered)
  return found.some((core) => core.length < shortestCore || common.has(core) || isRepetition(core))
}
