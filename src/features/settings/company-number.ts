const nine = 9

/** The Luhn check, which every SIREN and SIRET passes: each second digit from the end is doubled. */
const passesLuhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > nine ? value - nine : value)
  }, 0) %
    10 ===
  0

/** Whether a text is a SIREN: the nine digits of a French company. */
export const isSiren = (text: string) => /^\d{9}$/.test(text) && passesLuhn(text)

/** Whether a text is a SIRET: the nine digits of the company, then five for one of its places. */
export const isSiret = (text: string) =>
  /^\d{14}$/.test(text) && isSiren(text.slice(0, 9)) && passesLuhn(text)

const keyModulus = 97

/** Whether a text is a French VAT number: FR, a key that is computed from the SIREN, and the SIREN. */
export const isFrenchVatNumber = (text: string) => {
  const [, key = '', siren = ''] = /^FR(\d{2})(\d{9})$/.exec(text) ?? []
  return isSiren(siren) && Number(key) === (12 + 3 * (Number(siren) % keyModulus)) % keyModulus
}
