import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from '../../shared/i18n/accept-language.ts'
import { defaultLanguage, type Language, parseLanguage } from '../../shared/i18n/languages.ts'

/** The language an API caller wants: `lng`, then Accept-Language, then French (§7). */
export const requestLanguage = (request: FastifyRequest): Language => {
  const { lng } = (request.query ?? {}) as { lng?: unknown }
  return (
    (typeof lng === 'string' ? parseLanguage(lng) : undefined) ??
    preferredLanguage(request.headers['accept-language']) ??
    defaultLanguage
  )
}
