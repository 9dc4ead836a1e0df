import { createContext } from 'react'

/** The data that the document needs during rendering on the server; it does not exist in the browser. */
export interface DocumentFacts {
  /** The addresses of scripts to preload, which the server reads from the build's manifest. */
  readonly preloads: readonly string[]
  /** Marks our own inline scripts, until their hashes are computed. */
  readonly nonce: string | undefined
}

export const DocumentContext = createContext<DocumentFacts>({ preloads: [], nonce: undefined })
