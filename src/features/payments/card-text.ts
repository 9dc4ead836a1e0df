/** The most figures that a card number has. */
const longestNumber = 19
const groupLength = 4

const figuresOf = (text: string) => text.replace(/\D/g, '')

/** A card number as it is printed on the card: « 4242 4242 4242 4242 », whatever was typed or pasted. */
export const groupedNumber = (text: string) =>
  figuresOf(text)
    .slice(0, longestNumber)
    .replace(new RegExp(`(\\d{${groupLength}})(?=\\d)`, 'g'), '$1 ')

const firstMonthOfTwoFigures = 2

/** « 12 / 30 », also for « 1230 », « 12/2030 » and « 1/30 »; what is unfinished stays as it is. */
export const writtenExpiry = (text: string) => {
  const [typedMonth = '', ...rest] = text.split('/')
  const isSeparated = rest.length > 0
  const figures = figuresOf(text)
  // No month begins with a figure above 1: what follows it is the year.
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

/** The month and the year of an expiry as it is written; undefined while it is none. */
export const readExpiry = (text: string) => {
  const match = /^(\d\d) \/ (\d\d)$/.exec(text)
  const [expMonth, expYear] = [Number(match?.[1]), Number(match?.[2])]
  return match && expMonth >= 1 && expMonth <= 12 ? { expMonth, expYear } : undefined
}

/** Figures only, as many as a cryptogram can have. */
export const writtenCvc = (text: string) => figuresOf(text).slice(0, groupLength)

interface WrittenCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

const shortestNumber = 12
const shortestCvc = 3

/** What of a card is not finished; whether it is a good one is for its bank to say. */
export const unfinishedOf = ({ number, expiry, cvc }: WrittenCard) => ({
  number: figuresOf(number).length < shortestNumber,
  expiry: readExpiry(expiry) === undefined,
  cvc: cvc.length < shortestCvc,
})

interface Edit {
  /** What the field holds after a key was pressed, and where its caret then stands. */
  readonly text: string
  readonly caret: number
  readonly format: (text: string) => string
}

/** A field put in order while it is written in: the caret stays behind the figure that it stood behind. */
export const formatted = ({ text, caret, format }: Edit) => {
  const whole = format(text)
  if (caret >= text.length) return { text: whole, caret: whole.length }
  const before = figuresOf(text.slice(0, caret)).length
  let place = 0
  for (let seen = 0; place < whole.length && seen < before; place++) if (/\d/.test(whole[place] ?? '')) seen++
  return { text: whole, caret: place }
}
