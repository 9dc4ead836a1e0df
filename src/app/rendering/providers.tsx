import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { ApiProvider, type Session } from '../../ui/api/api-provider.tsx'

interface ProvidersProps {
  readonly session: Session
  readonly queries: QueryClient
  readonly i18n: i18n
  readonly children: ReactNode
}

/** The React contexts of every screen, the same on the server and in the browser. */
export const Providers = ({ session, queries, i18n, children }: ProvidersProps) => (
  <ApiProvider session={session}>
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </QueryClientProvider>
  </ApiProvider>
)
