/** A telephone number as a link that calls it. */
export const callLink = (phone: string) => `tel:${phone.replace(/\s/g, '')}`
