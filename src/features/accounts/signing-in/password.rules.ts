import { passwordLengths } from '../accounts.limits.ts'

const shortestLocalPart = 4

/** Whether a password contains the address it belongs to, or its name part. */
export const containsEmail = (password: string, email: string) => {
  const [localPart = ''] = email.toLowerCase().split('@')
  return localPart.length >= shortestLocalPart && password.toLowerCase().includes(localPart)
}

export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u] as const
const sizes = [26, 26, 10, 33] as const

/** Rows of neighbours: a character that follows its neighbour (abc, 123, azer) makes a password no harder to guess. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

const followsInRow = (before: string, character: string) =>
  rows.some((row) => row.includes(before + character) || row.includes(character + before))

const tellingLength = (password: string) => {
  const characters = [...password.toLowerCase()]
  return characters.filter((character, place) => {
    const before = characters[place - 1]
    return before === undefined || (before !== character && !followsInRow(before, character))
  }).length
}

const goodBits = 60
const strongBits = 80

/**
 * A hint at how hard a password is to guess, by its length and the kinds of its characters; repeated characters and
 * rows count once. Only the server checks that it is none of the common ones.
 */
export const passwordStrength = (written: string): PasswordStrength => {
  const password = written.normalize('NFC')
  if ([...password].length < passwordLengths.min) return 'short'
  const alphabet = kinds.reduce(
    (sum, kind, place) => sum + (kind.test(password) ? (sizes[place] ?? 0) : 0),
    0,
  )
  const bits = tellingLength(password) * Math.log2(Math.max(alphabet, 2))
  if (bits < goodBits) return 'weak'
  return bits < strongBits ? 'good' : 'strong'
}
