import { createContext } from 'react'

/** What the document needs to know while it is rendered; nothing of it exists in the browser. */
export interface DocumentFacts {
  /** Addresses of scripts to fetch early, which the server reads from the build's manifest. */
  readonly preloads: readonly string[]
  /** Marks the inline scripts that are ours, until their hashes are taken. */
  readonly nonce: string | undefined
}

export const DocumentContext = createContext<DocumentFacts>({ preloads: [], nonce: undefined })
