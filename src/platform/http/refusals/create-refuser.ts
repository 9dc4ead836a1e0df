import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../shared/errors.ts'
import { requestLanguage } from '../request-language.ts'
import { plainPage } from './plain-page.ts'
import { type Refusal, refusalOf, type Translate } from './refusal.ts'

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

/** Answers every thrown error with the status of the error table and a sentence in the caller's language. */
export const createRefuser =
  ({ translate, onFailure }: { translate: Translate; onFailure?: (failure: unknown) => void }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    onFailure?.(error)
    const lng = requestLanguage(request)
    const refusal = refusalOf(error, { lng, translate })
    const { status, body, retryAfterSeconds } = refusal
    note(request, refusal, error)
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    if (status === unauthenticated) reply.header('www-authenticate', 'Bearer')
    reply.code(status).header('cache-control', 'no-store')
    if (!wantsPage(request)) return reply.send(body)
    const back = translate(lng, 'request:backHome', {})
    return reply.type('text/html; charset=utf-8').send(plainPage({ lng, sentence: body.message, back }))
  }
