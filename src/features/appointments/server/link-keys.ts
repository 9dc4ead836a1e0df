import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../platform/context/context.ts'

/** What a link in a mail allows: to see and change an appointment, or only to add it to a calendar. */
export type LinkPurpose = 'manage' | 'calendar'

/** The key of a link for one appointment and one purpose. */
export const linkKey = ({ tokens }: Pick<Context, 'tokens'>, purpose: LinkPurpose, id: string) =>
  tokens.pseudonym(`appointment ${purpose} ${id}`)

interface Shown {
  readonly purpose: LinkPurpose
  readonly id: string
  readonly key: string | undefined
}

/** Whether the key belongs to this appointment and purpose. */
export const hasLink = (ctx: Pick<Context, 'tokens'>, { purpose, id, key = '' }: Shown) => {
  const [shown, right] = [Buffer.from(key), Buffer.from(linkKey(ctx, purpose, id))]
  return shown.length === right.length && timingSafeEqual(shown, right)
}
