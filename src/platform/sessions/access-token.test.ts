import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { accessTokenMinutes, createAccessTokens } from './access-token.ts'

const noon = Temporal.Instant.from('2026-10-14T10:00:00Z')
const appSecret = 'a secret that is long enough to be one'
const cliente = { id: '7b2f0e4c-1b1f-4a51-9f0e-1f0a3f6f0001', role: 'user' } as const

const tokensAt = (now: Temporal.Instant, secret = appSecret) =>
  createAccessTokens({ appSecret: secret, clock: { now: () => now } })

describe('an access token', () => {
  it('says who calls, in every process of the house', async () => {
    const token = await tokensAt(noon).issue(cliente)
    expect(await tokensAt(noon).read(token)).toEqual(cliente)
  })

  it('is believed for its minutes and no longer', async () => {
    const token = await tokensAt(noon).issue(cliente)
    const almost = noon.add({ minutes: accessTokenMinutes }).subtract({ seconds: 1 })
    expect(await tokensAt(almost).read(token)).toEqual(cliente)
    expect(await tokensAt(noon.add({ minutes: accessTokenMinutes })).read(token)).toBeNull()
  })

  it('of another house, altered, unsigned or no token at all is nobody', async () => {
    const token = await tokensAt(noon, 'the secret of another house, as long').issue(cliente)
    const [head = '', , signature = ''] = (await tokensAt(noon).issue(cliente)).split('.')
    const admin = Buffer.from(JSON.stringify({ sub: cliente.id, role: 'admin', exp: 4e9 })).toString(
      'base64url',
    )
    const unsigned = new UnsecuredJWT({ role: 'admin' })
      .setSubject(cliente.id)
      .setExpirationTime(4e9)
      .encode()
    for (const forged of [token, `${head}.${admin}.${signature}`, unsigned, 'x.y.z', ''])
      expect(await tokensAt(noon).read(forged)).toBeNull()
  })

  it('of what is no account is nobody', async () => {
    const token = await tokensAt(noon).issue({ id: 'jeanne', role: 'admin' })
    expect(await tokensAt(noon).read(token)).toBeNull()
  })

  it('with a role that the house does not know is nobody', async () => {
    const { hkdfSync } = await import('node:crypto')
    const key = new Uint8Array(hkdfSync('sha256', appSecret, '', 'access-token', 32))
    const token = await new SignJWT({ role: 'owner' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(cliente.id)
      .setExpirationTime(4e9)
      .sign(key)
    expect(await tokensAt(noon).read(token)).toBeNull()
  })
})
