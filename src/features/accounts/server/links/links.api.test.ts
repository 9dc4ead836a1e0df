import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { forgetAccounts } from '../../../../testing/accounts/forget-accounts.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { mailResetLink } from '../passwords/reset-link.ts'

let test: TestDatabase
let app: TestProcess

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(() => {
  app = testProcess(test)
})

afterAll(() => test.close())

/** The token of the newest mailed link, as the page of the link sends it. */
const newestLink = async () => {
  const mails = await test.database.db
    .select({ text: mailOutbox.plainText })
    .from(mailOutbox)
    .orderBy(mailOutbox.id)
  return /(?<=#)[\w-]{43}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

const password = 'organza et fil de soie'

describe('a link that is followed', () => {
  it.each(['PUT /auth/password', 'DELETE /account'] as const)(
    'while its owner calls %s waits its turn',
    async (key) => {
      for (let round = 0; round < 4; round++) {
        await forgetAccounts(test.database.db)
        const { token, user } = await accountsApi(app)('POST /auth/register', { body: jeanne })
        await mailResetLink(app.context(), user._id)
        const link = await newestLink()
        const api = accountsApi(app, { token })
        const answers = await Promise.allSettled([
          key === 'DELETE /account'
            ? api(key, { body: { password: jeanne.password } })
            : api(key, { body: { currentPassword: jeanne.password, password } }),
          api('POST /auth/reset-password', { body: { token: link, password } }),
        ])
        for (const answer of answers)
          if (answer.status === 'rejected')
            expect(answer.reason).toMatchObject({ name: 'AppError', slice: expect.any(String) })
      }
    },
  )
})
