import type { NecessaryKey } from '../../shared/privacy/necessary-keys.ts'
import { announceToken } from '../../ui/api/token-changes.ts'
import type { SessionTokens, TokenKeeper } from '../../ui/api/token-keeper.ts'

/** The storage keys of the tokens, with the names from §3. */
const names = ['token', 'refreshToken'] as const satisfies readonly NecessaryKey[]

/** The tokens when storage is forbidden: the visitor stays signed in only as long as the page is open. */
let inMemory: SessionTokens | undefined

const read = (name: (typeof names)[number]) => {
  try {
    return localStorage.getItem(name) || inMemory?.[name]
  } catch {
    return inMemory?.[name]
  }
}

const write = (tokens: SessionTokens) => {
  try {
    for (const name of names) localStorage.setItem(name, tokens[name])
  } catch {
    inMemory = tokens
  }
}

const remove = () => {
  inMemory = undefined
  try {
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // When storage is forbidden, there is nothing to remove.
  }
}

/** Reads the unencrypted part of a token; only the server can verify it. */
const claimsOf = (token: string): { sub?: unknown; exp?: unknown } => {
  try {
    const payload = token.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
  } catch {
    return {}
  }
}

/** The account that a token belongs to. */
export const accountOf = (token: string) => String(claimsOf(token).sub ?? '')

/** Whether a token has expired by the clock of this browser, which may be wrong. */
export const hasExpired = (token: string) => Number(claimsOf(token).exp) * 1000 < Date.now()

/** The access token of this browser; undefined when no customer is signed in. */
export const storedToken = () => read('token')

export const storedTokens: TokenKeeper = {
  isStored: () => storedToken() !== undefined,
  accountId: () => {
    const token = storedToken()
    return token && accountOf(token)
  },
  refreshToken: () => read('refreshToken'),
  keep: (tokens) => {
    write(tokens)
    announceToken()
  },
  forget: () => {
    remove()
    announceToken()
  },
}
