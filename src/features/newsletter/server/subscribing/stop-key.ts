import type { Context } from '../../../../platform/context/context.ts'

/** What the link of a mail that ends a subscription carries: the same for an address each time, told to nobody else. */
export const stopKeyOf = ({ tokens }: Pick<Context, 'tokens'>, email: string) =>
  tokens.pseudonym(`newsletter:${email}`)
