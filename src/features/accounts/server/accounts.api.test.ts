import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashAt } from '../../../platform/passwords/hash-cost.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { addressesWithAccount } from './accounts.repository.ts'
import { accounts } from './accounts.table.ts'
import { enterAccount } from './enter-account.ts'

const bride = {
  email: 'Jeanne@Example.fr',
  password: 'satin-duchesse-1926',
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  role: 'user',
  createdAt: testNow,
} as const

let app: TestDatabase

beforeAll(async () => {
  hashAt('full cost')
  app = await testDatabase()
})

afterAll(() => app.close())

describe('an account', () => {
  it('keeps a hash of the password by Argon2id, and nothing of the password', async () => {
    const { db } = app.database
    expect(await enterAccount(db, bride)).toBe(true)
    const [row] = await db.select().from(accounts)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(row?.passwordHash ?? '', bride.password)).toBe(true)
  })

  it('is one for each address, however it is capitalized', async () => {
    const { db } = app.database
    expect(await enterAccount(db, { ...bride, email: 'jeanne@example.fr', lastName: 'Autre' })).toBe(false)
    expect(await db.$count(accounts)).toBe(1)
    expect(await addressesWithAccount(db, ['JEANNE@example.fr', 'nobody@example.fr'])).toEqual([
      'Jeanne@Example.fr',
    ])
  })
})
