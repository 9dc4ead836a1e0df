import { BlockList, isIP } from 'node:net'

/** The named networks that `TRUST_PROXY` accepts. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The IPv4 address of a peer that connected by IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

const listOf = (names: string) => {
  const list = new BlockList()
  const networks = names.split(',').flatMap((name) => named[name.trim()] ?? [name.trim()])
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (isIP(address) === 0) continue
    const family = familyOf(address)
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}

/**
 * Whether the peer of a connection is a proxy for visitors, according to TRUST_PROXY: such a peer has many connections.
 */
export const trustedPeer = (trustProxy: boolean | number | string): ((address: string) => boolean) => {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  if (typeof trustProxy === 'number') return () => trustProxy > 0
  const list = listOf(trustProxy)
  return (address) => list.check(plain(address), familyOf(plain(address)))
}
