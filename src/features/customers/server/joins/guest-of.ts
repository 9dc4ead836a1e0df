/** How a guest is known: by an e-mail address in small letters, else by a telephone number as it is dialled in France. */
export type Guest = { readonly email: string } | { readonly phone: string }

const phonePrefix = 'phone:'
const emailPrefix = 'email:'

/** The guest whom a key of the people names. */
export const guestOf = (key: string): Guest => {
  if (key.startsWith(emailPrefix)) return { email: key.slice(emailPrefix.length) }
  if (key.startsWith(phonePrefix)) return { phone: key.slice(phonePrefix.length) }
  throw new Error('The key is not a guest’s')
}
