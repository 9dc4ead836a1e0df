import { randomInt } from 'node:crypto'

const groups = 0x1_0000

/** One of the network addresses for documentation, in a network of its own: the house counts its calls by networks. */
export const someAddress = () =>
  `2001:db8:${randomInt(1, groups).toString(16)}:${randomInt(1, groups).toString(16)}::1`
