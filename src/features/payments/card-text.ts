/** The largest number of digits of a card number. */
const longestNumber = 19
const groupLength = 4

const figuresOf = (text: string) => text.replace(/\D/g, '')

/** Formats a card number as on the card, « 4242 4242 4242 4242 », whatever was typed or pasted. */
export const groupedNumber = (text: string) =>
  figuresOf(text)
    .slice(0, longestNumber)
    .replace(new RegExp(`(\\d{${groupLength}})(?=\\d)`, 'g'), '$1 ')

const firstMonthOfTwoFigures = 2

/** Formats an expiry as « 12 / 30 », also from « 1230 », « 12/2030 » and « 1/30 »; an incomplete one stays as it is. */
export const writtenExpiry = (text: string) => {
  const [typedMonth = '', ...rest] = text.split('/')
  const isSeparated = rest.length > 0
  const figures = figuresOf(text)
  // No month begins with a digit above 1, so the digits after it are the year.
  const isShortMonth = isSeparated
    ? figuresOf(typedMonth).length === 1
    : Number(figures[0]) >= firstMonthOfTwoFigures
  const whole = isShortMonth && figures !== '' ? `0${figures}` : figures
  const month = whole.slice(0, 2)
  const typedYear = whole.slice(2, 6)
  const year = typedYear.startsWith('20') && typedYear.length > 2 ? typedYear.slice(2) : typedYear.slice(0, 2)
  if (year !== '') return `${month} / ${year}`
  return isSeparated && month.length === 2 ? `${month} /` : month
}

/** Reads the month and the year of a written expiry; undefined if it is not valid. */
export const readExpiry = (text: string) => {
  const match = /^(\d\d) \/ (\d\d)$/.exec(text)
  const [expMonth, expYear] = [Number(match?.[1]), Number(match?.[2])]
  return match && expMonth >= 1 && expMonth <= 12 ? { expMonth, expYear } : undefined
}

/** Keeps only digits, as many as a security code can have. */
export const writtenCvc = (text: string) => figuresOf(text).slice(0, groupLength)

interface WrittenCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

const shortestNumber = 12
const shortestCvc = 3

/** The fields of a card that are incomplete; only the bank knows whether the card is valid. */
export const unfinishedOf = ({ number, expiry, cvc }: WrittenCard) => ({
  number: figuresOf(number).length < shortestNumber,
  expiry: readExpiry(expiry) === undefined,
  cvc: cvc.length < shortestCvc,
})

interface Edit {
  /** The text of the field after a key was pressed, and the position of the caret. */
  readonly text: string
  readonly caret: number
  readonly format: (text: string) => string
}

/** Formats a field while the customer types: the caret stays behind the same digit. */
export const formatted = ({ text, caret, format }: Edit) => {
  const whole = format(text)
  if (caret >= text.length) return { text: whole, caret: whole.length }
  const before = figuresOf(text.slice(0, caret)).length
  let place = 0
  for (let seen = 0; place < whole.length && seen < before; place++) if (/\d/.test(whole[place] ?? '')) seen++
  return { text: whole, caret: place }
}
