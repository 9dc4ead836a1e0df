import type { Context } from '../../../platform/context/context.ts'
import { networkOf } from '../../../platform/http/connections/network-of.ts'

const deviceMaxLength = 300

/** Where a call comes from, as it may be kept: the network under a pseudonym. */
export const whereFrom = ({ visitor, tokens }: Pick<Context, 'visitor' | 'tokens'>) => ({
  device: visitor.device.slice(0, deviceMaxLength),
  address: tokens.pseudonym(networkOf(visitor.ip)),
})
