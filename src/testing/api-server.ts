import { translate } from '../app/i18n/translate.ts'
import type { Caller, Context } from '../platform/context/context.ts'
import { createServer } from '../platform/http/create-server.ts'
import { createDispatcher } from '../platform/http/dispatcher.ts'
import { registerApiDocs } from '../platform/http/documents/register-api-docs.ts'
import type { ApiModule } from '../platform/http/implement.ts'
import { type ContextOfRequest, registerApi } from '../platform/http/register-api.ts'
import { createRequestMetrics } from '../platform/http/request-metrics.ts'
import { silentLog } from '../platform/log/log.ts'

const publicUrl = 'https://house.example'

const nobody: { readonly lng: 'fr'; readonly caller: Caller | null } = { lng: 'fr', caller: null }

/** An HTTP server with these calls only, which is not listening yet; by default no caller is signed in. */
export const apiServer = async (
  routes: ApiModule,
  contextOf: ContextOfRequest = async () => nobody satisfies Pick<Context, 'lng' | 'caller'> as Context,
) => {
  const dispatcher = createDispatcher({ modules: [routes], checkAnswers: true })
  const { server } = await createServer({
    houseName: () => 'Maison',
    log: silentLog(),
    translate,
    metrics: createRequestMetrics(),
    publicUrl,
    trustProxy: false,
    requestsPerMinute: 1000,
    mostDelayMs: 0,
    around: (handler) => handler,
  })
  registerApiDocs(server, { endpoints: dispatcher.endpoints, title: 'API', publicUrl })
  registerApi(server, { dispatcher, contextOf })
  await server.ready()
  return server
}
