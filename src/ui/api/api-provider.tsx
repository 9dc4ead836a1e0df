import { createContext, type ReactNode, use } from 'react'
import type { ApiTransport } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TokenKeeper } from './token-keeper.ts'
import type { UploadTransport } from './upload-transport.ts'

/** What a screen needs to know about the environment it runs in. */
export interface Session {
  readonly transport: ApiTransport
  readonly lng: Language
  /** Scheme and host of the public address, for canonical links. */
  readonly publicUrl: string
  readonly tokens: TokenKeeper
  /** Sends files; only a browser has it. */
  readonly upload?: UploadTransport
}

const SessionContext = createContext<Session | null>(null)

export const ApiProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
)

export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('A screen is rendered outside of ApiProvider')
  return session
}
