export interface SessionTokens {
  readonly token: string
  readonly refreshToken: string
}

/** What a browser keeps of being signed in. */
export interface TokenKeeper {
  /** Whether there is a token: what a screen can know of « signed in » before the server has been asked (§4, App start). */
  readonly holds: () => boolean
  /** The account of the signed-in customer; it changes when another customer signs in. */
  readonly accountId: () => string | undefined
  readonly refreshToken: () => string | undefined
  readonly keep: (tokens: SessionTokens) => void
  readonly forget: () => void
}

/** Where pages are rendered no visitor is signed in, because a page is the same for all visitors. */
export const noTokens: TokenKeeper = {
  holds: () => false,
  accountId: () => undefined,
  refreshToken: () => undefined,
  keep: () => {},
  forget: () => {},
}
