import { ApiError } from '../../shared/api/api-error.ts'
import type { SessionTokens, TokenKeeper } from '../../ui/api/token-keeper.ts'

interface Renewal {
  readonly token: () => string | undefined
  readonly tokens: TokenKeeper
  /** The account that a token belongs to. */
  readonly accountOf: (token: string) => string
  /** Asks the server for new tokens (POST /auth/refresh-token). */
  readonly ask: (refreshToken: string) => Promise<SessionTokens>
  /** Runs work while no other tab of this browser runs it. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Called when the session is over. */
  readonly onEnd: () => void
}

const firstServerFailure = 500
const tooMany = 429

/** Only a refusal by our server ends a session: a lost connection or a busy server is temporary. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < firstServerFailure && error.status !== tooMany

/**
 * Gets a new access token in place of a refused one; when the session is over it returns undefined and removes the
 * stored tokens (§4, Session refresh). Calls that were refused together share one renewal. Tabs renew one after the
 * other: the second tab finds the tokens of the first.
 */
export const createRenewal = ({ token, tokens, accountOf, ask, exclusively, onEnd }: Renewal) => {
  let running: Promise<string | undefined> | undefined

  const renew = async (refused: string) => {
    const current = token()
    // Another tab has renewed the token or signed out; a call of one account must not be repeated as another account.
    if (current !== refused) return current && accountOf(current) === accountOf(refused) ? current : undefined
    try {
      const renewed = await ask(tokens.refreshToken() ?? '')
      // A customer who has signed in during the request stays signed in.
      if (token() === refused) tokens.keep(renewed)
      return renewed.token
    } catch (error) {
      if (!isRefusal(error)) throw error
      tokens.forget()
      onEnd()
      return undefined
    }
  }

  return (refused: string) => {
    running ??= exclusively(() => renew(refused)).finally(() => {
      running = undefined
    })
    return running
  }
}
