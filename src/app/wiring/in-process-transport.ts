import type { Context } from '../../platform/context/context.ts'
import type { Dispatcher } from '../../platform/http/dispatcher.ts'
import { refusalOf } from '../../platform/http/refusals/refusal.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import type { ApiTransport } from '../../shared/api/client.ts'
import { translate } from '../i18n/translate.ts'

const serverErrorsFrom = 500

/**
 * Calls the API without a network, for server rendering: with the same validation, permissions and refusals as over
 * HTTP.
 */
export const inProcessTransport =
  (dispatcher: Dispatcher, ctx: Context): ApiTransport =>
  async (key, call) => {
    try {
      return await dispatcher.call(ctx, key, call)
    } catch (error) {
      const { status, body } = refusalOf(error, { lng: ctx.lng, translate })
      if (status >= serverErrorsFrom)
        ctx.log.error({ err: error, endpoint: key }, 'call failed while rendering')
      throw new ApiError(status, body)
    }
  }
