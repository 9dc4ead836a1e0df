import type { NecessaryKey } from '../../shared/privacy/necessary-keys.ts'
import { announceToken } from '../../ui/api/token-changes.ts'
import type { SessionTokens, TokenKeeper } from '../../ui/api/token-keeper.ts'

/** Where the tokens are kept, under the names that §3 gives them. */
const names = ['token', 'refreshToken'] as const satisfies readonly NecessaryKey[]

/** Where storage is forbidden, the visitor stays signed in only as long as the page is open. */
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
    // Then nothing was ever stored.
  }
}

/** The account of a token, out of its readable part; only the server can tell whether it is genuine. */
export const accountOf = (token: string) => {
  try {
    const payload = token.split('.')[1] ?? ''
    return String(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))).sub)
  } catch {
    return ''
  }
}

/** The access token of this browser; none when no customer is signed in. */
export const storedToken = () => read('token')

export const storedTokens: TokenKeeper = {
  holds: () => storedToken() !== undefined,
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
