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
    if (status === unavailable) {
      request.log.warn({ err: error }, 'request turned away')
      reply.header('retry-after', '5')
    } else if (status >= serverErrorsFrom) {
      request.log.error({ err: error }, 'request failed')
    }
    reply.code(status).send(body)
  }
