import type { EntryContext, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { DocumentContext } from './rendering/document-context.ts'
import { Providers } from './rendering/providers.tsx'
import { renderWhole } from './rendering/render-whole.ts'
import { visitRenderContext } from './rendering/visit-render.ts'

const serverFailure = 503

/**
 * Renders a page as a whole instead of streaming it, because it is cached, hashed for the CSP and compressed at once.
 */
const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) => {
  const { session, queries, translator, preloads, nonce, onError } = loadContext.get(visitRenderContext)
  const page = (
    <DocumentContext value={{ preloads, nonce }}>
      <Providers session={session} queries={queries} translator={translator}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </Providers>
    </DocumentContext>
  )
  const html = await renderWhole(page, onError)
  const failed = queries
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: failed && status === 200 ? serverFailure : status, headers })
}

export default handleRequest

/** React Router reports errors during rendering; refusals are expected and are not logged. */
export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(visitRenderContext).onError(error)
}
