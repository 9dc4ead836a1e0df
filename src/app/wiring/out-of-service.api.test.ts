import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { implement } from '../../platform/http/implement.ts'
import { defineContract } from '../../shared/api/contract.ts'
import { apiServer } from '../../testing/api-server.ts'
import { isOnServer } from '../../testing/database/test-database.ts'
import { type WebApp, webApp } from '../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
})

afterAll(() => app.close())

const query = (text: string) => app.test.database.connection.query(text)

/** Makes the database fail with this code when the next message is inserted. */
const failNextWith = async (code: string) => {
  await query(`create or replace function refuse_writing() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '${code}'; end $$`)
  await query(`create or replace trigger refuse before insert on contact_messages
    for each row execute function refuse_writing()`)
}

afterEach(() => query('drop trigger if exists refuse on contact_messages'))

const send = () =>
  app.server.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'accept-language': 'en' },
    payload: {
      fullName: 'Jeanne Untel',
      email: 'jeanne@example.fr',
      subject: 'Une robe',
      message: 'Je voudrais une robe pour le printemps.',
    },
  })

const readiness = async () => (await app.server.inject('/readyz')).statusCode

describe('a house that cannot write', () => {
  it.each(['53100', '57P01', '08006'])('says %s as a pause, not as a mistake', async (code) => {
    await failNextWith(code)
    const answer = await send()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/try again/) })
  })

  it('is ready again once something can be written', async () => {
    await failNextWith('53100')
    expect((await send()).statusCode).toBe(503)
    const { connection } = app.test.database
    const { query: asked } = connection
    Object.assign(connection, {
      query: async (text: string) => {
        if (text.includes('temp table')) throw Object.assign(new Error('No room'), { code: '53100' })
        return asked(text)
      },
    })
    expect([await readiness(), await readiness()]).toEqual([503, 503])
    Object.assign(connection, { query: asked })
    expect([await readiness(), await readiness()]).toEqual([200, 200])
  })
})

describe.runIf(isOnServer)('a connection that is lost in the middle of a transaction', () => {
  it.each(['at a statement', 'between two'])('is a pause, %s', async (when) => {
    const contract = defineContract({
      'POST /lost': { access: 'public', summary: 'Loses its database', answer: z.object({}) },
    })
    const { db } = app.test.database
    const server = await apiServer(
      implement(contract, {
        'POST /lost': async () =>
          db.transaction(async (tx) => {
            const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
            const end = sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`
            if (when === 'at a statement') await tx.execute(end)
            else await db.execute(end)
            await tx.execute(sql`select 1`)
            return {}
          }),
      }),
    )
    const answer = await server.inject({ method: 'POST', url: '/api/lost' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    await server.close()
    expect(await readiness()).toBe(200)
  })
})
