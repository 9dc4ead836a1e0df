import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { requestLanguage } from '../request-language.ts'
import { sendPlainPage } from './plain-page.ts'
import { type Refusal, refusalOf, type Translate } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'

const serverErrorsFrom = 500
const unavailable = 503
const unauthenticated = 401

/** A browser that asks for a page gets an HTML page; programs and callers of the API get JSON. */
const wantsPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api/') && String(headers.accept ?? '').includes('text/html')

const note = (request: FastifyRequest, { status }: Refusal, error: unknown) => {
  // The code of our own error says enough; building its stack would cost time for each request of a flood.
  const why = error instanceof AppError ? { code: error.code } : { err: error }
  if (status === unavailable) request.log.warn(why, 'request turned away')
  else if (status >= serverErrorsFrom) request.log.error({ err: error }, 'request failed')
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * A caller who leaves while sending a body resets the connection. The error has the code of a lost database, which it
 * must not be taken for.
 */
const hasLeft = ({ raw }: FastifyRequest, error: unknown) =>
  raw.destroyed && !raw.complete && codeOf(error) === 'ECONNRESET'

export interface RefuserOptions {
  readonly translate: Translate
  /** Called with every error that ended a request. */
  readonly onFailure?: (failure: unknown) => void
  /** The name of the house, as it was last known, for pages that are shown when nothing can be asked. */
  readonly houseName: () => string
  /** The language of a visitor, who may have chosen one on an earlier page. */
  readonly pageLanguage?: (request: FastifyRequest) => Language
}

/** The limit of requests sets the header itself. */
const waitOf = (reply: FastifyReply, { retryAfterSeconds }: Refusal) => {
  const told = Number(reply.getHeader('retry-after'))
  return retryAfterSeconds ?? (told > 0 ? told : undefined)
}

/** Answers every thrown error with the status of the error table and a sentence in the caller's language. */
export const createRefuser =
  ({ translate, onFailure, houseName, pageLanguage = requestLanguage }: RefuserOptions) =>
  (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = hasLeft(request, thrown) ? requestErrors.malformedRequest() : thrown
    onFailure?.(error)
    const isPage = wantsPage(request)
    const lng = isPage ? pageLanguage(request) : requestLanguage(request)
    const refusal = refusalOf(error, { lng, translate })
    const { status, body } = refusal
    note(request, refusal, error)
    const seconds = waitOf(reply, refusal)
    if (seconds !== undefined) reply.header('retry-after', String(seconds))
    if (status === unauthenticated) reply.header('www-authenticate', 'Bearer')
    reply.code(status).header('cache-control', 'no-store')
    if (!isPage) return reply.send(body)
    const wordsIn = (other: Language) => refusalOf(error, { lng: other, translate }).body.message
    return sendPlainPage(
      reply,
      refusalPage({ status, seconds, lng, wordsIn, translate, request, houseName: houseName() }),
    )
  }
