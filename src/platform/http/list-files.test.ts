import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiModules } from '../../app/wiring/modules/api-modules.ts'
import { defineContract } from '../../shared/api/contract.ts'
import { countAnswer, pagesParams } from '../../shared/api/query-params.ts'
import { apiServer } from '../../testing/api-server.ts'
import type { Caller, Context } from '../context/context.ts'
import { implement } from './implement.ts'
import { csvOfList, listFileOf } from './list-files.ts'

const letterSchema = z.object({
  _id: z.string(),
  subject: z.string(),
  buyer: z.object({ name: z.string() }).nullable(),
  total: z.number(),
  late: z.boolean(),
  sizes: z.array(z.string()),
  lines: z.array(z.object({ sku: z.string() })),
})

const contract = defineContract({
  'GET /admin/letters': {
    access: 'staff',
    areas: 'every',
    summary: 'Letters',
    query: z.object({ ...pagesParams({ defaultLimit: 20, id: z.string() }), search: z.string().optional() }),
    answer: z.object({ success: z.literal(true), letters: z.array(letterSchema), ...countAnswer }),
  },
})

const letters = (many: number) =>
  Array.from({ length: many }, (_, n) => ({
    _id: String(n),
    subject: n === 0 ? '=HYPERLINK("x")' : `Lettre ${n}`,
    buyer: n === 1 ? null : { name: `Cliente ${n}; la suite` },
    total: n + 0.5,
    late: n % 2 === 0,
    sizes: ['38', '40'],
    lines: [{ sku: 'A' }],
  }))

const admin: Caller = { id: 'a', role: 'admin', sessionId: 's', isFresh: true, owesFactor: false }

let server: FastifyInstance
let asked: object[] = []

const open = async (caller: Partial<Caller> | null, many = 250) => {
  asked = []
  const routes = implement(contract, {
    'GET /admin/letters': async (_ctx, { query }) => {
      asked.push(query)
      const all = letters(many)
      const from = query.after === undefined ? 0 : Number(query.after) + 1
      const rows = all.slice(from, from + query.limit)
      return { success: true as const, letters: rows, count: many, more: false, totalPages: 1 }
    },
  })
  const contextOf = async () =>
    ({ lng: 'fr', caller: caller && { ...admin, ...caller } }) satisfies Pick<
      Context,
      'lng' | 'caller'
    > as Context
  server = await apiServer(routes, contextOf)
}

afterEach(() => server.close())

const get = (accept = 'text/csv', url = '/api/admin/letters?page=3&search=x') =>
  server.inject({ url, headers: { accept } })

describe('a list that is asked for as CSV', () => {
  it('has all its rows, whatever page was asked for, with each value in a column of its own', async () => {
    await open({})
    const answer = await get()
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('letters.csv')
    expect(answer.headers.vary).toContain('Accept')
    const lines = answer.body.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(251)
    expect(lines[0]).toBe('_id;subject;buyer.name;total;late;sizes;lines')
    expect(lines[1]).toBe(`0;"'=HYPERLINK(""x"")";"Cliente 0; la suite";"0,5";oui;"38, 40";1`)
    expect(lines[2]).toBe('1;Lettre 1;;"1,5";non;"38, 40";1')
    expect(lines[250]).toContain('249;Lettre 249')
    expect(asked).toHaveLength(3)
    expect(asked[0]).toMatchObject({ search: 'x', limit: 100 })
  })

  it('has its heads where nothing is found', async () => {
    await open({}, 0)
    expect((await get()).body).toBe('\ufeff_id;subject;buyer.name;total;late;sizes;lines\r\n')
  })

  it('is JSON for whoever asks for that', async () => {
    await open({})
    expect((await get('application/json')).json()).toMatchObject({ success: true })
  })

  it.each([
    [null, 401, 'sign_in_required'],
    [{ role: 'user' }, 403, 'access_denied'],
    [{ role: 'staff' }, 403, 'access_denied'],
    [{ isFresh: false }, 403, 'fresh_proof_needed'],
  ] as const)('is refused to %j', async (caller, status, code) => {
    await open(caller)
    const answer = await get()
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, code })
    expect(asked).toEqual([])
  })

  it('is given to accounting', async () => {
    await open({ role: 'staff', areas: ['accounting'] }, 3)
    expect((await get()).statusCode).toBe(200)
  })

  it('is refused as its page is', async () => {
    await open({})
    expect((await get('text/csv', '/api/admin/letters?sort=x&after=')).statusCode).toBeLessThan(500)
  })
})

describe('each list of the admin', () => {
  it('can be saved as a file, with the id of its rows where its columns have no words', async () => {
    await open({}, 0)
    const lists = apiModules
      .flatMap(({ endpoints }) => endpoints)
      .filter(({ endpoint: { query } }) => query instanceof z.ZodObject && 'after' in query.shape)
    expect(lists.length).toBeGreaterThanOrEqual(10)
    for (const { key, endpoint } of lists) {
      const columns = listFileOf(endpoint)?.columns.map((path) => path.join('.'))
      if (endpoint.heads)
        expect([key, columns?.toSorted()]).toEqual([key, Object.keys(endpoint.heads).toSorted()])
      else expect([key, columns?.includes('_id')]).toEqual([key, true])
    }
  })
})

it('has the heads that its contract gives, and no value without one', async () => {
  const heads = { total: { fr: 'Total', en: 'Total' }, 'buyer.name': { fr: 'Cliente', en: 'Buyer' } }
  const file = listFileOf({ ...contract['GET /admin/letters'], heads })
  if (!file) throw new Error('It is no list')
  const read: string[] = []
  const pages = { first: { letters: letters(1) }, next: async () => ({}), ended: async () => undefined }
  for await (const part of csvOfList(file, pages, 'fr')) read.push(part)
  expect(read.join('')).toBe('\ufeffCliente;Total\r\n"Cliente 0; la suite";"0,5"\r\n')
})
