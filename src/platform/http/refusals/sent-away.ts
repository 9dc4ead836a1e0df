import { AppError } from '../../../shared/errors.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import type { SentAway } from '../../../shared/sent-away.ts'
import { isOutOfService } from '../../db/is-out-of-service.ts'

const { code: busy } = requestErrors.serviceBusy()
const { code: tooMany } = requestErrors.tooManyRequests()

/** The reason of a refusal by which a visitor was sent away; undefined for every other error. */
export const sentAwayBy = (error: unknown): SentAway | undefined => {
  if (isOutOfService(error)) return 'outage'
  if (!(error instanceof AppError)) return undefined
  if (error.code === busy) return 'load'
  return error.code === tooMany ? 'network' : undefined
}
