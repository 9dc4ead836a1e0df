import type { NecessaryKey } from '../../shared/necessary-keys.ts'
import { announceToken } from '../../ui/api/token-changes.ts'
import type { SessionTokens, TokenKeeper } from '../../ui/api/token-keeper.ts'

/** Where the specification keeps the tokens (§3): under their own names. */
const names = ['token', 'refreshToken'] as const satisfies readonly NecessaryKey[]

/** Where storage is forbidden, whoever signs in stays so as long as the page. */
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

/** Whose token it is, out of its readable part; that it is genuine is the server's to know. */
export const accountOf = (token: string) => {
  try {
    const payload = token.split('.')[1] ?? ''
    return String(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))).sub)
  } catch {
    return ''
  }
}

/** The access token of this browser; none when nobody is signed in. */
export const keptToken = () => read('token')

export const keptTokens: TokenKeeper = {
  holds: () => keptToken() !== undefined,
  accountId: () => {
    const token = keptToken()
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
