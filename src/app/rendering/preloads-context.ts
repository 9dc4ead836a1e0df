import { createContext } from 'react'

/** Addresses of scripts to fetch early; known to the server only, which reads them from the build's manifest. */
export const PreloadsContext = createContext<readonly string[]>([])
