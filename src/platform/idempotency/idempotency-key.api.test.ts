import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { apiServer } from '../../testing/api-server.ts'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { testProcess } from '../../testing/test-context.ts'
import { implement } from '../http/implement.ts'

const contract = defineContract({
  'POST /visits/{salon}': {
    access: 'public',
    summary: 'Books a visit',
    params: z.object({ salon: z.string() }),
    idempotent: true,
    status: 201,
    answer: z.object({ number: z.number() }),
  },
  'POST /letters': { access: 'public', summary: 'Is no booking', answer: z.object({}) },
})

let booked = 0

const routes = implement(contract, {
  'POST /visits/{salon}': (ctx) =>
    ctx.once(async () => {
      booked += 1
      return { number: booked }
    }),
  'POST /letters': async () => ({}),
})

let test: TestDatabase
let server: FastifyInstance

beforeAll(async () => {
  test = await testDatabase()
  const app = testProcess(test)
  server = await apiServer(routes, async () => app.context())
})

afterAll(async () => {
  await server.close()
  await test.close()
})

const post = async (key: string | readonly string[], path = '/visits/lilas') => {
  const headers = { 'idempotency-key': typeof key === 'string' ? key : [...key] }
  const answer = await server.inject({ method: 'POST', url: `/api${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the header Idempotency-Key', () => {
  it('carries the key of a call', async () => {
    const first = await post('"8e03978e-40d5"')
    expect(first.status).toBe(201)
    expect(await post('"8e03978e-40d5"')).toEqual(first)
    expect((await post('"8e03978e-40d6"')).body).not.toEqual(first.body)
    expect(await post('"8e03978e-40d5"', '/visits/iris?lng=en')).toMatchObject({
      status: 422,
      body: { code: 'key_reused', message: 'This request has already been sent with other content.' },
    })
  })

  it('may have 255 characters', async () => {
    expect((await post('k'.repeat(255))).status).toBe(201)
    expect(await post('k'.repeat(256))).toMatchObject({
      status: 400,
      body: { code: 'key_unreadable', message: 'L’en-tête Idempotency-Key est illisible.' },
    })
  })

  it.each([
    ['empty', ''],
    ['two words', 'a b'],
    ['no ASCII', 'cl\u00e9'],
    ['sent twice', ['a', 'b']],
  ])('is refused when it is %s, and nothing is done', async (_what, key) => {
    const before = booked
    expect((await post(key)).status).toBe(400)
    expect(booked).toBe(before)
  })

  it('means nothing to a call that happens each time', async () => {
    expect((await post('a b', '/letters')).status).toBe(200)
  })

  it('is told by OpenAPI, where it means something', async () => {
    const { paths } = (await server.inject('/api/openapi.json')).json()
    const namesOf = (path: string) => paths[path].post.parameters.map(({ name }: { name: string }) => name)
    expect(namesOf('/visits/{salon}')).toEqual(['salon', 'lng', 'Idempotency-Key'])
    expect(namesOf('/letters')).toEqual(['lng'])
    expect(paths['/visits/{salon}'].post.responses).toMatchObject({
      400: { description: 'The Idempotency-Key could not be read' },
      422: { description: 'The Idempotency-Key has come with another request before' },
    })
  })
})
