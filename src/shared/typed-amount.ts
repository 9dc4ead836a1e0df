/**
 * Reads an amount as an admin types it, « 1 290,50 » or « 1290.5 », in cents; undefined for a text that is no amount.
 */
export const centsOfTyped = (typed: string) => {
  const plain = typed.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined
  const [euros = '0', cents = ''] = plain.split('.')
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
