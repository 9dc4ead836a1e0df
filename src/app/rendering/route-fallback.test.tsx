import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { noTokens } from '../../ui/api/token-keeper.ts'
import { serverTranslators } from '../i18n/server-translators.ts'
import { Providers } from './providers.tsx'
import { RouteFallback } from './route-fallback.tsx'

const NeverShown = () => 'never shown'

/** The HTML of a route whose loader throws this value. */
const shownFor = async (thrown: unknown) => {
  const routes = [
    {
      path: '/',
      Component: NeverShown,
      ErrorBoundary: RouteFallback,
      loader: () => {
        throw thrown
      },
    },
  ]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://house.example/'))
  if (context instanceof Response) throw new Error('the router answered by itself')
  const session = {
    transport: async () => null,
    lng: 'fr' as const,
    publicUrl: 'http://house.example',
    tokens: noTokens,
  }
  const html = renderToString(
    <Providers session={session} queries={new QueryClient()} translator={serverTranslators.fr}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  return { status: context.statusCode, text: html.replace(/<[^>]+>/g, ' ') }
}

describe('a route that throws', () => {
  it('shows the words of §2 with the message of the error', async () => {
    const { status, text } = await shownFor(new Error('le fil est cassé'))
    expect(status).toBe(500)
    expect(text).toContain('Unexpected Application Error!')
    expect(text).toContain('le fil est cassé')
  })

  it('shows the error status text when there is one, and keeps its status', async () => {
    const { status, text } = await shownFor(
      data(null, { status: 503, statusText: 'La maison est très sollicitée.' }),
    )
    expect(status).toBe(503)
    expect(text).toContain('La maison est très sollicitée.')
  })

  it('has words for an error without any', async () => {
    expect((await shownFor('')).text).toContain('Quelque chose s&#x27;est mal passé.')
  })
})
