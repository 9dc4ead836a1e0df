import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { ApiError, Unreachable } from '../../shared/api/api-error.ts'
import { type Api, createApi } from '../../shared/api/client.ts'
import type { Contract } from '../../shared/api/contract.ts'
import type { Session } from '../api/api-provider.tsx'

/** What a page may use to load its data, the same on the server and in the browser. */
export interface PageVisit {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly queries: QueryClient
  readonly api: <C extends Contract>() => Api<C>
}

export type PageLoad = (visit: PageVisit) => Promise<unknown>

/** The environment of a visit: its session and the queries that are already answered. */
export interface VisitPlace {
  readonly session: Session
  readonly queries: QueryClient
}

/** Set by the server for each request. */
export const visitPlaceContext = createContext<VisitPlace>()

let browserPlace: VisitPlace | undefined

/** Set once by the browser's entry. */
export const setBrowserPlace = (place: VisitPlace) => {
  browserPlace = place
}

interface LoadArguments {
  readonly request: Request
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The status that stands for a server that cannot be reached. */
const unavailable = 503

const run = async (load: PageLoad, place: VisitPlace, { request, params }: LoadArguments) => {
  const { session, queries } = place
  const visit: PageVisit = {
    url: new URL(request.url),
    params,
    queries,
    api: () => createApi(session.transport, session.lng),
  }
  try {
    await load(visit)
    return null
  } catch (error) {
    if (error instanceof ApiError)
      throw data(error.message, { status: error.status, statusText: error.message })
    if (error instanceof Unreachable) throw data(null, { status: unavailable })
    throw error
  }
}

/** The route's `loader`: it answers the page's queries in-process and sends the answers inside the HTML. */
export const serverLoad =
  (load: PageLoad) =>
  ({ context, ...rest }: LoadArguments & { context: Readonly<RouterContextProvider> }) =>
    run(load, context.get(visitPlaceContext), rest)

/** Handles a form that was posted to a page without scripts. */
export type PageAction<Answer> = (visit: PageVisit, form: Readonly<Record<string, string>>) => Promise<Answer>

const textsOf = async (request: Request) => {
  const form = await request.formData()
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The route's `action`, on the server only: in the browser a script sends the form. */
export const serverAction =
  <Answer>(act: PageAction<Answer>) =>
  async ({
    context,
    request,
    params,
  }: Omit<LoadArguments, 'request'> & { request: Request; context: Readonly<RouterContextProvider> }) => {
    const { session, queries } = context.get(visitPlaceContext)
    const visit: PageVisit = {
      url: new URL(request.url),
      params,
      queries,
      api: () => createApi(session.transport, session.lng),
    }
    return act(visit, await textsOf(request))
  }

/** The route's `clientLoader`: it runs the same queries, answered by the browser's cache or the API. */
export const browserLoad = (load: PageLoad) => (rest: LoadArguments) => {
  if (!browserPlace) throw new Error('The browser entry has not run')
  return run(load, browserPlace, rest)
}
