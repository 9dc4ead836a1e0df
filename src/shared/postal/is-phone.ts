const fewestDigits = 6
const mostDigits = 15

/** Whether a text can be a telephone number of any country; an empty text is accepted. */
export const isPhone = (text: string) => {
  if (text === '') return true
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= fewestDigits && digits <= mostDigits
}
