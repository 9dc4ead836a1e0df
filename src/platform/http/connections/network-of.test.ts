import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf, siteOf } from './network-of.ts'

describe('the network of an address', () => {
  it.each([
    ['an IPv4 address stands for itself', '192.0.2.1', '192.0.2.1'],
    ['mapped into IPv6 it is the same', '::ffff:192.0.2.1', '192.0.2.1'],
    ['in hexadecimal too', '::FFFF:c000:201', '192.0.2.1'],
    ['high bits lose no sign', '::ffff:255.254.253.252', '255.254.253.252'],
    ['written out it is the same', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['an IPv6 address is its first half', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['however it is shortened', '2001:db8::1', '2001:db8:0:0::/64'],
    ['and capitalized', '2001:0DB8:00A0::', '2001:db8:a0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['a zone is left out', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['a port is left out', '192.0.2.1:4711', '192.0.2.1'],
    ['behind brackets too', '[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
    ['a connection that is gone has none', undefined, ''],
    ['nor has a page being drawn', '', ''],
    ['nor a word', 'localhost', ''],
    ['nor what only looks like one', '1.2.3.4.5', ''],
  ])('%s', (_case, address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is one for all addresses of a /64, and another for each other', () => {
    const word = fc.integer({ min: 0, max: 0xffff })
    const written = (words: readonly number[]) => words.map((each) => each.toString(16)).join(':')
    const four = fc.array(word, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(four, four, four, four, (one, other, here, there) => {
        // IPv6 addresses that stand for IPv4 addresses have networks of their own.
        fc.pre(one.some((each) => each > 0) && other.some((each) => each > 0))
        const isSame = written(one) === written(other)
        expect(networkOf(written([...one, ...here])) === networkOf(written([...other, ...there]))).toBe(
          isSame,
        )
      }),
    )
  })

  it('is told of whatever somebody writes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4()), (written) => {
        expect(networkOf(written)).toMatch(/^$|^[\d.]+$|^[\da-f:]+\/64$/)
        expect(siteOf(written)).toMatch(/^$|^[\d.]+$|^[\da-f:]+\/48$/)
      }),
    )
  })
})

it('the site of an address is all that a household or an office may be given', () => {
  expect(siteOf('192.0.2.77')).toBe('192.0.2.77')
  expect(siteOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(siteOf('2001:db8:1:2::5')).toBe('2001:db8:1::/48')
  expect(siteOf(undefined)).toBe('')
})
