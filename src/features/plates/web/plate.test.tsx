import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type ApiTransport, createApi } from '../../../shared/api/client.ts'
import { ApiProvider } from '../../../ui/api/api-provider.tsx'
import { noTokens } from '../../../ui/api/token-keeper.ts'
import type { PlatesContract } from '../plates.contract.ts'
import { Plate } from './plate.public.tsx'
import { prefetchPlates } from './plates.queries.ts'

const hero = {
  url: '/media/aa/1200.webp',
  alt: 'Une robe',
  width: 1200,
  height: 1600,
  color: '#eeeeee',
  widths: [400, 1200],
}

const serverAnswering = (plates: object) => {
  const calls: unknown[] = []
  const transport: ApiTransport = async (_key, { query }) => {
    calls.push(query)
    return { success: true, plates }
  }
  return { transport, calls, api: createApi<PlatesContract>(transport, 'fr') }
}

const pageWith = async ({ transport, api }: ReturnType<typeof serverAnswering>) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await prefetchPlates({ queries, api, slots: ['hero', 'house'] })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ApiProvider session={{ transport, lng: 'fr', publicUrl: 'https://untel.example', tokens: noTokens }}>
        <Plate slot="hero" sizes="50vw" priority />
        <Plate slot="house" sizes="50vw" />
      </ApiProvider>
    </QueryClientProvider>,
  )
}

describe('the plates of a page', () => {
  it('are asked for in one call', async () => {
    const server = serverAnswering({ hero })
    await pageWith(server)
    expect(server.calls).toEqual([{ slots: 'hero,house' }])
  })

  it('show their picture, or take no room where the house has none', async () => {
    const html = await pageWith(serverAnswering({ hero }))
    expect(html).toContain('alt="Une robe"')
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html.match(/aspect-portrait/g)).toHaveLength(1)
    expect(html.match(/<span hidden="" data-plate="none">/g)).toHaveLength(1)
  })

  it('leave their sheets in place when they cannot be asked for', async () => {
    const away: ApiTransport = () => Promise.reject(new Error('away'))
    const html = await pageWith({ ...serverAnswering({}), transport: away, api: createApi(away, 'fr') })
    expect(html).not.toContain('<img')
    expect(html.match(/aria-hidden/g)).toHaveLength(2)
  })
})
