import '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** An answer that belongs to whoever is signed in: it goes when she does. */
    queryMeta: { private?: true }
  }
}
