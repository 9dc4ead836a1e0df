import { describe, expect, it } from 'vitest'
import { ApiError, Unreachable } from '../../shared/api/api-error.ts'
import { oneAtATime } from '../../shared/one-at-a-time.ts'
import type { SessionTokens, TokenKeeper } from '../../ui/api/token-keeper.ts'
import { createRenewal } from './renew-session.ts'

const refusal = (status: number) => new ApiError(status, { code: 'refused', message: 'Non.' })

/** A browser with its storage; all its tabs share the storage and the lock. */
const browser = (answer: (refreshToken: string) => Promise<SessionTokens>) => {
  let kept: SessionTokens | undefined = { token: 'old', refreshToken: 'r0' }
  const asked: string[] = []
  const ends: string[] = []
  const inTurn = oneAtATime()
  const tokens: TokenKeeper = {
    isStored: () => kept !== undefined,
    accountId: () => kept && 'jeanne',
    refreshToken: () => kept?.refreshToken,
    keep: (next) => {
      kept = next
    },
    forget: () => {
      kept = undefined
    },
  }
  const tab = () =>
    createRenewal({
      token: () => kept?.token,
      tokens,
      accountOf: (token) => token.split(' ')[1] ?? 'jeanne',
      ask: (refreshToken) => {
        asked.push(refreshToken)
        return answer(refreshToken)
      },
      exclusively: inTurn,
      onEnd: () => ends.push('ended'),
    })
  return { tab, asked, ends, tokens, keptToken: () => kept?.token }
}

const renewed = async () => ({ token: 'new', refreshToken: 'r1' })

describe('renewing a session', () => {
  it('is done once for all calls that were refused together, in however many tabs', async () => {
    const { tab, asked, keptToken } = browser(renewed)
    const [first, second] = [tab(), tab()]
    const answers = await Promise.all([first('old'), first('old'), second('old'), second('old')])
    expect(answers).toEqual(Array(4).fill('new'))
    expect(asked).toEqual(['r0'])
    expect(keptToken()).toBe('new')
  })

  it('gives a call of one account no token of another, who signed in meanwhile', async () => {
    const { tab, asked, tokens } = browser(renewed)
    tokens.keep({ token: 'other louise', refreshToken: 'r9' })
    expect(await tab()('old')).toBeUndefined()
    expect(asked).toEqual([])
    expect(tokens.isStored()).toBe(true)
  })

  it('leaves anyone who signed in while the house was asked', async () => {
    const { tab, tokens, keptToken } = browser(async () => {
      tokens.keep({ token: 'other louise', refreshToken: 'r9' })
      return renewed()
    })
    expect(await tab()('old')).toBe('new')
    expect(keptToken()).toBe('other louise')
  })

  it('is done again for the next token that is refused', async () => {
    const { tab, asked } = browser(renewed)
    const renew = tab()
    await renew('old')
    await renew('new')
    expect(asked).toEqual(['r0', 'r1'])
  })

  it.each([401, 403, 422])('that is refused with %i ends the session, and says so once', async (status) => {
    const { tab, ends, tokens } = browser(() => Promise.reject(refusal(status)))
    const [first, second] = [tab(), tab()]
    expect(await Promise.all([first('old'), first('old'), second('old')])).toEqual(Array(3).fill(undefined))
    expect(tokens.isStored()).toBe(false)
    expect(ends).toEqual(['ended'])
  })

  it.each([
    ['a broken line', new Unreachable('gone')],
    ['a failing house', refusal(503)],
    ['too many calls', refusal(429)],
  ])('that meets %s ends nothing, and can be tried again', async (_name, failure) => {
    let isBroken = true
    const { tab, ends, tokens } = browser(() => (isBroken ? Promise.reject(failure) : renewed()))
    const renew = tab()
    await expect(renew('old')).rejects.toBe(failure)
    expect([tokens.isStored(), ends.length]).toEqual([true, 0])
    isBroken = false
    expect(await renew('old')).toBe('new')
  })

  it('asks nothing once they have signed out in another tab', async () => {
    const { tab, asked, ends, tokens } = browser(renewed)
    tokens.forget()
    expect(await tab()('old')).toBeUndefined()
    expect([asked.length, ends.length]).toEqual([0, 0])
  })
})
