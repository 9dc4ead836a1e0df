/** The `tel:` link of a telephone number. */
export const callLink = (phone: string) => `tel:${phone.replace(/\s/g, '')}`
