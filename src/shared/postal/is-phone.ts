const fewestDigits = 6
const mostDigits = 15

/** Whether a text may be a telephone number of any country; nothing at all is no wrong one. */
export const isPhone = (text: string) => {
  if (text === '') return true
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= fewestDigits && digits <= mostDigits
}
