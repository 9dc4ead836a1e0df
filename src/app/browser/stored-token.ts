import { announceToken } from '../../ui/api/token-changes.ts'

/** Where the specification keeps the access token (§3). */
const storageKey = 'token'

let refused: string | undefined

/** The access token of this browser; none when nobody is signed in, or where storage is forbidden. */
export const storedToken = () => {
  try {
    return localStorage.getItem(storageKey) || undefined
  } catch {
    return undefined
  }
}

/** A token that the server believes no longer signs nobody in; it is left where it is until another takes its place. */
export const refuseToken = (token: string) => {
  refused = token
  announceToken()
}

/** Whether there is a token, as far as is known a good one. */
export const holdsToken = () => {
  const token = storedToken()
  return token !== undefined && token !== refused
}
