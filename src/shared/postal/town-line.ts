const codeAfterTown = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'GG', 'JE', 'IM', 'SG', 'IN', 'JP', 'KR'])

/** « 75001 Paris », « London SW1A 1AA »: post code and town in the order of the country, which no line keeps apart. */
export const townLine = ({
  postalCode,
  city,
  country,
}: {
  postalCode: string
  city: string
  country: string
}) =>
  (codeAfterTown.has(country) ? [city, postalCode] : [postalCode, city])
    .filter((part) => part !== '')
    .join('\u00a0')
