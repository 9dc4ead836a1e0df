import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf, type Translate } from './refusal.ts'
import { requestLanguage } from './request-language.ts'

const serverErrorsFrom = 500
const unavailable = 503

/** Answers every thrown error with the error table's status and a sentence in the caller's language. */
export const createRefuser =
  ({ translate }: { translate: Translate }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = refusalOf(error, { lng: requestLanguage(request), translate })
    if (status >= serverErrorsFrom && status !== unavailable)
      request.log.error({ err: error }, 'request failed')
    if (status === unavailable) reply.header('retry-after', '5')
    reply.code(status).send(body)
  }
