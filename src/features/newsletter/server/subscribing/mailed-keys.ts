import type { Context } from '../../../../platform/context/context.ts'
import type { SubscriberRow } from '../newsletter.table.ts'

/** What the link that ends a subscription carries: the same for an address each time, mailed to that address alone. */
export const stopKeyOf = ({ tokens }: Pick<Context, 'tokens'>, email: string) =>
  tokens.pseudonym(`newsletter:${email}`)

/** What the link that confirms an address carries: the same in every mail that asks, until the address has left. */
export const confirmKeyOf = (
  { tokens }: Pick<Context, 'tokens'>,
  { id, leftAt }: Pick<SubscriberRow, 'id' | 'leftAt'>,
) => tokens.pseudonym(`newsletter-confirmation:${id}:${leftAt?.getTime() ?? 'never left'}`)
