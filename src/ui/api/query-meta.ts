import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** The answer belongs to the signed-in account: it is dropped at the sign-out. */
    queryMeta: { private?: true }
  }
}
