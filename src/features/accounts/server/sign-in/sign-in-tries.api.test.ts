import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { forgetAccounts } from '../../../../testing/accounts/forget-accounts.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'

let test: TestDatabase
let house: TestProcess

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  house = testProcess(test)
  await forgetAccounts(test.database.db)
  await accountsApi(house, { visitor: home })('POST /auth/register', { body: jeanne })
})

afterAll(() => test.close())

const home = { address: '192.0.2.1', device: '' }
const elsewhere = (place: number) => ({ address: `198.51.100.${place}`, device: '' })

const codeOf = (error: unknown) => {
  if (error instanceof AppError) return error.code
  throw error
}

const login = ({ password = jeanne.password, email = jeanne.email, visitor = home } = {}) =>
  accountsApi(house, { visitor })('POST /auth/login', { body: { email, password } }).then(() => 'in', codeOf)

const guess = (visitor = home, email = jeanne.email) =>
  login({ password: 'organza et velours', visitor, email })

const times = async <T>(count: number, work: (index: number) => Promise<T>) => {
  const answers: T[] = []
  for (let index = 0; index < count; index++) answers.push(await work(index))
  return answers
}

describe('guessing a password', () => {
  it('has to wait after five wrong ones, and is told for how long', async () => {
    expect(await times(6, () => guess())).toEqual([...Array(5).fill('wrong_credentials'), 'too_many_tries'])
    const refused = accountsApi(house, { visitor: home })('POST /auth/login', {
      body: { email: jeanne.email, password: jeanne.password },
    })
    await expect(refused).rejects.toMatchObject({
      kind: 'too-many',
      retryAfterSeconds: 2,
      values: { wait: '2\u00a0secondes' },
    })
    house.moveClock({ seconds: 2 })
    expect(await login()).toBe('in')
  })

  it('is told the same of an address that has no account', async () => {
    const nobody = 'nobody@example.fr'
    expect(await times(6, () => guess(home, nobody))).toEqual([
      ...Array(5).fill('wrong_credentials'),
      'too_many_tries',
    ])
  })

  it('a hundred times at once is guessing five times', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess()))
    expect(answers.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
  })

  it('is forgiven to whoever then signs in, and forgotten after an hour', async () => {
    await times(4, () => guess())
    expect(await login()).toBe('in')
    expect(await times(4, () => guess())).not.toContain('too_many_tries')
    house.moveClock({ minutes: 61 })
    expect(await times(5, () => guess())).not.toContain('too_many_tries')
  })

  it('from many places makes everywhere wait but where its owner has signed in', async () => {
    const answers = await times(25, (place) => guess(elsewhere(place)))
    expect(answers.slice(0, 20)).not.toContain('too_many_tries')
    expect(answers.slice(20)).toEqual(Array(5).fill('too_many_tries'))
    expect(await login({ visitor: elsewhere(200) })).toBe('too_many_tries')
    expect(await login()).toBe('in')
  })

  it('for ever never keeps the owner out for more than a minute, wherever she is', async () => {
    for (let round = 0; round < 40; round++) {
      await guess(elsewhere(round))
      house.moveClock({ seconds: 61 })
    }
    await guess(elsewhere(100))
    house.moveClock({ seconds: 60 })
    expect(await login({ visitor: elsewhere(200) })).toBe('in')
  })

  it('of many accounts from one place has to wait too', async () => {
    const answers = await times(61, (number) => guess(elsewhere(1), `cliente-${number}@example.fr`))
    expect(answers.at(-1)).toBe('too_many_tries')
    expect(await guess(elsewhere(2), 'another@example.fr')).toBe('wrong_credentials')
  })
})

describe('asking for mails', () => {
  it('more than three times sends three, and answers alike', async () => {
    const ask = () => accountsApi(house)('POST /auth/forgot-password', { body: { email: jeanne.email } })
    const answers = await times(5, ask)
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect(house.enqueued).toHaveLength(3)
  })

  it('does the same work for an address that has no account', async () => {
    const ask = (email: string) => accountsApi(house)('POST /auth/forgot-password', { body: { email } })
    const known = await ask(jeanne.email)
    expect(await ask('nobody@example.fr')).toEqual(known)
    expect(house.enqueued.map(({ name }) => name)).toEqual(Array(2).fill('accounts.mail-reset-link'))
  })
})
