export type LengthUnit = 'cm' | 'in'

/**
 * A length of a body in eightieths of a millimetre, a whole number: a tenth of a centimetre (80) and a sixteenth of an
 * inch (127) are both whole, so what a tape shows in either unit is kept exactly.
 */
export type BodyLength = number

const perCm = 800
const perInch = 2032
const perSixteenth = perInch / 16
const perMillimetre = perCm / 10

export const lengthOfCm = (cm: number): BodyLength => Math.round(cm * perCm)

export const cmOf = (length: BodyLength) => length / perCm

export const lengthOfMillimetres = (millimetres: number): BodyLength => millimetres * perMillimetre

/** The vulgar fractions that a keyboard of a telephone offers. */
const vulgar: ReadonlyMap<string, string> = new Map([
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
  ['⅝', '5/8'],
  ['⅞', '7/8'],
])

const decimal = /^\d{1,3}(?:[.,]\d{1,2})?$/
const mixed = /^(?:(\d{1,3})[ \u00a0-]+)?(\d{1,2})\/(2|4|8|16)$/

/** Reads what was typed, with either decimal sign, and for inches fractions too; undefined where it is no length. */
export const readLength = (typed: string, unit: LengthUnit): BodyLength | undefined => {
  const plain = [...typed.trim()]
    .map((sign) => (vulgar.has(sign) ? ` ${vulgar.get(sign)}` : sign))
    .join('')
    .trim()
  if (decimal.test(plain)) {
    const value = Number(plain.replace(',', '.'))
    const length = unit === 'cm' ? value * perCm : value * perInch
    // A tape shows tenths of a centimetre or sixteenths of an inch; what lies between is a slip of the hand.
    const step = unit === 'cm' ? perMillimetre : perSixteenth
    return Math.round(length / step) * step
  }
  const [, whole = '0', over, under] = (unit === 'in' && mixed.exec(plain)) || []
  if (over === undefined || under === undefined) return undefined
  return Number(whole) * perInch + (Number(over) * perInch) / Number(under)
}

const fractionOf = (sixteenths: number) => {
  let over = sixteenths
  let under = 16
  while (over % 2 === 0) {
    over /= 2
    under /= 2
  }
  return `${over}/${under}`
}

/** A length as a tape in that unit shows it, to the nearest tenth of a centimetre or sixteenth of an inch. */
export const writeLength = (length: BodyLength, unit: LengthUnit, decimalSign = ',') => {
  if (unit === 'cm') return String(Math.round(length / perMillimetre) / 10).replace('.', decimalSign)
  const sixteenths = Math.round(length / perSixteenth)
  const whole = Math.floor(sixteenths / 16)
  const rest = sixteenths % 16
  if (rest === 0) return String(whole)
  return whole === 0 ? fractionOf(rest) : `${whole}\u00a0${fractionOf(rest)}`
}
