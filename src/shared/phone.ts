/** A telephone number as a link that calls it. */
export const callLink = (phone: string) => `tel:${phone.replace(/\s/g, '')}`

/** Whether a link can dial the number: digits and what parts them. The zero of « +33 (0)1 » would be dialled too. */
export const isCallable = (phone: string) => /^tel:\+?(\d[.-]?){5,14}\d$/.test(callLink(phone))
