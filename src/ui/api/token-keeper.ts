export interface SessionTokens {
  readonly token: string
  readonly refreshToken: string
}

/** What a browser keeps of being signed in. */
export interface TokenKeeper {
  /** Whether there is a token: what a screen can know of « signed in » before the server has been asked (§4, App start). */
  readonly holds: () => boolean
  /** Whose account it is; another one when somebody else has signed in. */
  readonly accountId: () => string | undefined
  readonly refreshToken: () => string | undefined
  readonly keep: (tokens: SessionTokens) => void
  readonly forget: () => void
}

/** Where pages are rendered nobody is signed in, because a page is the same for everybody. */
export const noTokens: TokenKeeper = {
  holds: () => false,
  accountId: () => undefined,
  refreshToken: () => undefined,
  keep: () => {},
  forget: () => {},
}
