import type { Context } from '../../../platform/context/context.ts'
import { isMailedKey, mailedKey } from '../../../platform/sessions/mailed-key.ts'

/** What a link in a mail allows: to see and change an appointment, or only to add it to a calendar. */
export type LinkPurpose = 'manage' | 'calendar'

/** What the key of a link for one appointment and one purpose is made from. */
const opened = (purpose: LinkPurpose, id: string) => `appointment ${purpose} ${id}`

export const linkKey = (ctx: Pick<Context, 'tokens'>, purpose: LinkPurpose, id: string) =>
  mailedKey(ctx, opened(purpose, id))

interface Shown {
  readonly purpose: LinkPurpose
  readonly id: string
  readonly key: string | undefined
}

/** Whether the key belongs to this appointment and purpose. */
export const hasLink = (ctx: Pick<Context, 'tokens'>, { purpose, id, key }: Shown) =>
  isMailedKey(ctx, opened(purpose, id), key)
