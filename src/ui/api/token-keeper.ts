export interface SessionTokens {
  readonly token: string
  readonly refreshToken: string
}

/** Keeps the session of a signed-in customer in the browser. */
export interface TokenKeeper {
  /**
   * Whether there is a token: a screen knows no more about « signed in » before it has asked the server (§4, App
   * start).
   */
  readonly isStored: () => boolean
  /** The account of the signed-in customer; it changes when another customer signs in. */
  readonly accountId: () => string | undefined
  readonly refreshToken: () => string | undefined
  readonly keep: (tokens: SessionTokens) => void
  readonly forget: () => void
}

/** On the server no visitor is signed in, because a rendered page is the same for all visitors. */
export const noTokens: TokenKeeper = {
  isStored: () => false,
  accountId: () => undefined,
  refreshToken: () => undefined,
  keep: () => {},
  forget: () => {},
}
