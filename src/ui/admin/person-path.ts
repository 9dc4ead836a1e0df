import { createContext } from 'react'

/** Where somebody is found by an e-mail address or a telephone number; undefined where the reader may not look. */
export const PersonPathContext = createContext<(reached: string) => string | undefined>(() => undefined)
