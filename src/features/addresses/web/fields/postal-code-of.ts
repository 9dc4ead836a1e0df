import { needsPostalCode } from '../../../../shared/postal/postal-code.ts'

/** Countries without post codes. */
const withoutCodes = new Set([
  ...['AE', 'AG', 'AO', 'AW', 'BF', 'BI', 'BJ', 'BS', 'BW', 'BZ', 'CD', 'CF', 'CG', 'CK', 'CM', 'DJ', 'DM'],
  ...['FJ', 'GA', 'GD', 'GM', 'GQ', 'GY', 'HK', 'KI', 'KM', 'ML', 'MO', 'MR', 'NR', 'NU', 'QA', 'RW', 'SB'],
  ...['SC', 'SL', 'SR', 'ST', 'TD', 'TG', 'TO', 'TV', 'UG', 'VU', 'YE', 'ZW'],
])

/**
 * Whether the form asks for a post code: required where the house checks it, optional where there may be one, else
 * none.
 */
export const postalCodeNeed = (country: string) => {
  if (needsPostalCode(country)) return 'required'
  return withoutCodes.has(country) ? 'none' : 'optional'
}

/** What the country calls its post code, as a key of the form's texts. */
export const postalCodeLabel = (country: string) => {
  if (country === 'US') return 'zipCode'
  return country === 'IE' ? 'eircode' : 'postalCode'
}
