import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { accessTokenMinutes, createAccessTokens } from './access-token.ts'
import { createSigningKeys } from './signing-keys.ts'

const noon = Temporal.Instant.from('2026-10-14T10:00:00Z')
const secret = 'a secret that is long enough to be one'
const later = 'the secret that the house has since then'
const holder = {
  accountId: '7b2f0e4c-1b1f-4a51-9f0e-1f0a3f6f0001',
  sessionId: '7b2f0e4c-1b1f-4a51-9f0e-1f0a3f6f0002',
}

const tokensAt = (now: Temporal.Instant, secrets: readonly string[] = [secret]) =>
  createAccessTokens({ secrets, clock: { now: () => now } })

const headOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }

describe('an access token', () => {
  it('says whose session it is, in every process of the house', async () => {
    const token = await tokensAt(noon).issue(holder)
    expect(await tokensAt(noon).read(token)).toEqual(holder)
  })

  it('is believed for its minutes and no longer', async () => {
    const token = await tokensAt(noon).issue(holder)
    const almost = noon.add({ minutes: accessTokenMinutes }).subtract({ seconds: 1 })
    expect(await tokensAt(almost).read(token)).toEqual(holder)
    expect(await tokensAt(noon.add({ minutes: accessTokenMinutes })).read(token)).toBeNull()
  })

  it('that was read before is believed for no longer', async () => {
    let now = noon
    const tokens = createAccessTokens({ secrets: [secret], clock: { now: () => now } })
    const token = await tokens.issue(holder)
    expect(await tokens.read(token)).toEqual(holder)
    now = noon.add({ minutes: accessTokenMinutes }).subtract({ seconds: 1 })
    expect(await tokens.read(token)).toEqual(holder)
    now = noon.add({ minutes: accessTokenMinutes })
    expect(await tokens.read(token)).toBeNull()
  })

  it('of another house, altered, unsigned or no token at all is nobody', async () => {
    const token = await tokensAt(noon, ['the secret of another house, as long']).issue(holder)
    const [head = '', , signature = ''] = (await tokensAt(noon).issue(holder)).split('.')
    const other = { ...holder, accountId: holder.sessionId }
    const claims = { sub: other.accountId, sid: other.sessionId, exp: 4e9 }
    const altered = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const unsigned = new UnsecuredJWT({ sid: holder.sessionId })
      .setSubject(holder.accountId)
      .setExpirationTime(4e9)
      .encode()
    for (const forged of [token, `${head}.${altered}.${signature}`, unsigned, 'x.y.z', ''])
      expect(await tokensAt(noon).read(forged)).toBeNull()
  })

  it.each([{ accountId: 'jeanne' }, { sessionId: 'here' }])('with %j is nobody', async (wrong) => {
    const token = await tokensAt(noon).issue({ ...holder, ...wrong })
    expect(await tokensAt(noon).read(token)).toBeNull()
  })

  it('without a session is nobody', async () => {
    const { id, key } = createSigningKeys({ secrets: [secret], clock: { now: () => noon } }).current()
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: id })
      .setSubject(holder.accountId)
      .setExpirationTime(4e9)
      .sign(await key)
    expect(await tokensAt(noon).read(token)).toBeNull()
  })
})

describe('the keys of access tokens', () => {
  it('change each week, and a token signed before the change is read after it', async () => {
    const monday = noon.add({ hours: 24 * 7 })
    const [before, after] = await Promise.all([noon, monday].map((now) => tokensAt(now).issue(holder)))
    expect(headOf(before ?? '').kid).not.toBe(headOf(after ?? '').kid)
    const turn = Temporal.Instant.fromEpochMilliseconds(
      Math.ceil(noon.epochMilliseconds / (7 * 86_400_000)) * 7 * 86_400_000,
    )
    const justBefore = await tokensAt(turn.subtract({ seconds: 1 })).issue(holder)
    expect(await tokensAt(turn.add({ minutes: 5 })).read(justBefore)).toEqual(holder)
    const ahead = await tokensAt(turn.add({ seconds: 1 })).issue(holder)
    expect(await tokensAt(turn.subtract({ seconds: 1 })).read(ahead)).toEqual(holder)
  })

  it('follow a new secret, and those of the former one are believed while the house names it', async () => {
    const token = await tokensAt(noon).issue(holder)
    expect(await tokensAt(noon, [later, secret]).read(token)).toEqual(holder)
    expect(await tokensAt(noon, [later]).read(token)).toBeNull()
    const signedSince = await tokensAt(noon, [later, secret]).issue(holder)
    expect(await tokensAt(noon, [later]).read(signedSince)).toEqual(holder)
  })
})
