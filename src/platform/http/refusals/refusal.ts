import type { ApiErrorBody } from '../../../shared/api/api-error.ts'
import { AppError, sentenceKey } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { isOutOfService } from '../../db/is-out-of-service.ts'
import { statusOfKind } from './error-table.ts'
import { fieldMessages } from './field-messages.ts'
import { InvalidInput } from './invalid-input.ts'

/** Looks up a sentence: `translate('fr', 'catalog:errors.productNotFound', {})`. */
export type Translate = (
  lng: Language,
  key: string,
  values: Readonly<Record<string, string | number>>,
) => string

export interface Refusal {
  readonly status: number
  readonly body: ApiErrorBody
  readonly retryAfterSeconds: number | undefined
}

interface RefusalOptions {
  readonly lng: Language
  readonly translate: Translate
}

/** The default of Retry-After, for a refusal that names no time. */
const usualWaits: Partial<Record<AppError['kind'], number>> = { unavailable: 5 }

const codeOfStatus: Readonly<Record<number, () => AppError>> = {
  400: requestErrors.malformedRequest,
  404: requestErrors.unknownCall,
  413: requestErrors.bodyTooLarge,
  415: requestErrors.unsupportedContent,
  429: requestErrors.tooManyRequests,
  503: requestErrors.serviceBusy,
}

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500

/** Turns any thrown value into one of our refusals; of an error that is not ours only the status is used. */
const appErrorOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof InvalidInput) return requestErrors.invalidInput()
  if (isOutOfService(error)) return requestErrors.serviceBusy()
  const status = statusOf(error)
  const known =
    codeOfStatus[status] ?? (status < 500 ? requestErrors.malformedRequest : requestErrors.unexpectedError)
  return known()
}

/** The answer to a thrown error, in the caller's language; the message of a bug is never sent. */
export const refusalOf = (error: unknown, { lng, translate }: RefusalOptions): Refusal => {
  const appError = appErrorOf(error)
  const say = (key: string) => translate(lng, key, appError.values)
  const fields =
    error instanceof InvalidInput
      ? fieldMessages(error.issues, (key, values) => translate(lng, key, values))
      : Object.fromEntries(
          Object.entries(appError.fields).map(([name, key]) => [name, say(`${appError.slice}:${key}`)]),
        )
  return {
    status: statusOfKind[appError.kind],
    retryAfterSeconds: appError.retryAfterSeconds ?? usualWaits[appError.kind],
    body: {
      ...appError.instead,
      success: false,
      code: appError.code,
      message: say(sentenceKey(appError)),
      ...(Object.keys(fields).length > 0 && { fields }),
    },
  }
}
