const nine = 9

/** Luhn’s check, which every SIREN and SIRET passes: each second digit doubled, counted from the end. */
const passesLuhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > nine ? value - nine : value)
  }, 0) %
    10 ===
  0

/** The nine digits of a French company. */
export const isSiren = (text: string) => /^\d{9}$/.test(text) && passesLuhn(text)

/** The fourteen digits of one of its places: the company's nine, then the place's five. */
export const isSiret = (text: string) =>
  /^\d{14}$/.test(text) && isSiren(text.slice(0, 9)) && passesLuhn(text)

const keyModulus = 97

/** A French VAT number: FR, a key computed from the SIREN, the SIREN. */
export const isFrenchVatNumber = (text: string) => {
  const [, key = '', siren = ''] = /^FR(\d{2})(\d{9})$/.exec(text) ?? []
  return isSiren(siren) && Number(key) === (12 + 3 * (Number(siren) % keyModulus)) % keyModulus
}
