import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Translator } from '../../shared/i18n/translator.ts'
import { ApiProvider, type Session } from '../../ui/api/api-provider.tsx'
import { TranslatorProvider } from '../../ui/i18n/use-translation.tsx'

interface ProvidersProps {
  readonly session: Session
  readonly queries: QueryClient
  readonly translator: Translator
  readonly children: ReactNode
}

/** The React contexts of every screen, the same on the server and in the browser. */
export const Providers = ({ session, queries, translator, children }: ProvidersProps) => (
  <ApiProvider session={session}>
    <QueryClientProvider client={queries}>
      <TranslatorProvider translator={translator}>{children}</TranslatorProvider>
    </QueryClientProvider>
  </ApiProvider>
)
