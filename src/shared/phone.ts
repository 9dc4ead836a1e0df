/** The `tel:` link of a telephone number. */
export const callLink = (phone: string) => `tel:${phone.replace(/\s/g, '')}`

/**
 * Whether a link can dial the number: it has only digits and separators. The zero of « +33 (0)1 » would be dialled too.
 */
export const isCallable = (phone: string) => /^tel:\+?(\d[.-]?){5,14}\d$/.test(callLink(phone))
