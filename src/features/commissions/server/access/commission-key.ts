import type { Context } from '../../../../platform/context/context.ts'
import { isMailedKey, mailedKey } from '../../../../platform/sessions/mailed-key.ts'

const opened = (id: string) => `commission ${id}`

/** The key of the link that a customer is mailed: it opens one commission to whoever has it. */
export const commissionKey = (ctx: Pick<Context, 'tokens'>, id: string) => mailedKey(ctx, opened(id))

export const opensCommission = (ctx: Pick<Context, 'tokens'>, id: string, key: string | undefined) =>
  isMailedKey(ctx, opened(id), key)
