const fewestDigits = 6
const mostDigits = 15

/** A number with its area or country has as many digits; what has fewer may still be right, and is asked about. */
const usualDigits = 9

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Whether a number looks as if some of its digits are missing. */
export const looksShort = (text: string) => {
  const digits = digitsIn(text)
  return digits > 0 && digits < usualDigits
}

/** Whether a text can be a telephone number of any country; an empty text is accepted. */
export const isPhone = (text: string) => {
  if (text === '') return true
  const digits = digitsIn(text)
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= fewestDigits && digits <= mostDigits
}
