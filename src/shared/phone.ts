import { callLink } from './call-link.ts'

/**
 * Whether a link can dial the number: it has only digits and separators. The zero of « +33 (0)1 » would be dialled too.
 */
export const isCallable = (phone: string) => /^tel:\+?(\d[.-]?){5,14}\d$/.test(callLink(phone))

/** The country codes of one and of two digits; all others have three. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Splits digits into pairs; an odd number begins with three of them. */
const inPairs = (digits: string) => {
  const ahead = digits.length % 2 === 1 ? 3 : 2
  return [digits.slice(0, ahead), ...(digits.slice(ahead).match(/../g) ?? [])].join(' ')
}

const inNationalGroups = (code: string, digits: string) => {
  if (code === '33' && digits.length === 9) return `${digits[0]} ${inPairs(digits.slice(1))}`
  if (code === '1' && digits.length === 10)
    return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
  return inPairs(digits)
}

/**
 * A telephone number in groups, as one reads it aloud: « 01 23 45 67 89 », « +33 1 23 45 67 89 ». A foreign number
 * whose owner wrote it in groups keeps them. Its spaces never break a line.
 */
export const readablePhone = (phone: string) => {
  const written = phone.trim().replace(/\(0\)/, '')
  const digits = written.replace(/\D/g, '')
  const withCode = /^(?:\+|00)/.test(written)
  const international = written.startsWith('+') ? digits : digits.slice(2)
  const code = shortCodes.exec(international)?.[0] ?? international.slice(0, 3)
  const isFrench = withCode ? code === '33' : /^0\d{9}$/.test(digits)
  const hasGroups = /\d[\s().\-/]+\d/.test(written)
  if (digits.length < 6 || (hasGroups && !isFrench)) return written.replace(/\s+/g, '\u00a0')
  const grouped = withCode
    ? `+${code} ${inNationalGroups(code, international.slice(code.length))}`
    : inPairs(digits)
  return grouped.replaceAll(' ', '\u00a0')
}
