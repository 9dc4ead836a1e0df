import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** An answer that belongs to the account that is signed in: it is dropped at the sign-out. */
    queryMeta: { private?: true }
  }
}
