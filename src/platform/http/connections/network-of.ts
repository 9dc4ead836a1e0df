import { isIPv4, isIPv6 } from 'node:net'

const groupsInAll = 8
const groupsOfNetwork = 4
const groupsOfSite = 3

/**
 * Removes port, brackets and zone, as some proxies write them: « 192.0.2.1:4711 », « [2001:db8::1]:443 », «
 * fe80::1%eth0 ».
 */
const bareIp = (written: string) => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? []
  const [, before] = /^([\d.]+):\d+$/.exec(written) ?? []
  const [address = ''] = (bracketed ?? before ?? written).split('%')
  return address
}

/** The eight groups of an IPv6 address, however it was shortened. */
const groupsOf = (address: string) => {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = [], right = []] = shortest.split('::').map((half) => (half === '' ? [] : half.split(':')))
  return [...left, ...Array<string>(groupsInAll - left.length - right.length).fill('0'), ...right]
}

/** The IPv4 address that an IPv6 one stands for: « ::ffff:192.0.2.1 ». */
const mappedIp = (groups: readonly string[]) => {
  const [high = '', low = ''] = groups.slice(-2)
  if (!/^(0,){5}ffff$/.test(groups.slice(0, -2).join(','))) return undefined
  const bits = Number.parseInt(high, 16) * 0x1_00_00 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.')
}

type Parts = { readonly kind: 4; readonly address: string } | { readonly kind: 6; readonly groups: string[] }

const partsOf = (written: string | undefined): Parts | undefined => {
  const address = bareIp(written ?? '')
  if (isIPv4(address)) return { kind: 4, address }
  if (!isIPv6(address)) return undefined
  const groups = groupsOf(address)
  const mapped = mappedIp(groups)
  return mapped === undefined ? { kind: 6, groups } : { kind: 4, address: mapped }
}

/** The network of a page being rendered, of a job, and of a connection that is closed. */
const nowhere = ''
const prefix = (groups: readonly string[], count: number) =>
  `${groups.slice(0, count).join(':')}::/${count * 16}`

/**
 * The network of an address, by which callers are counted: an IPv6 address stands for all 2⁶⁴ addresses of its network,
 * an IPv4 address for itself. Everything that is no address, such as that of a connection that was closed before it was
 * read, is one network.
 */
export const networkOf = (address: string | undefined) => {
  const parts = partsOf(address)
  if (!parts) return nowhere
  return parts.kind === 4 ? parts.address : prefix(parts.groups, groupsOfNetwork)
}

/** The largest network that one household or office gets: an IPv6 /48; with IPv4, one address. */
export const siteOf = (address: string | undefined) => {
  const parts = partsOf(address)
  if (!parts) return nowhere
  return parts.kind === 4 ? parts.address : prefix(parts.groups, groupsOfSite)
}
