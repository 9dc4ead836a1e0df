import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { listOver, listParamsIn, nameInUrl } from './list-declaration.ts'

const letters = defineContract({
  'GET /letters': {
    access: 'staff',
    areas: 'every',
    summary: 'Letters',
    query: z.object({
      status: z.enum(['new', 'read']).optional(),
      search: z.string().optional(),
      from: z.string().optional(),
      sent: z.string().optional(),
      weight: z.string().optional(),
    }),
    answer: z.object({
      letters: z.array(z.object({ _id: z.string() })),
      count: z.number(),
      totalPages: z.number(),
    }),
  },
})

const list = listOver<typeof letters>()({
  key: ['letters'],
  call: 'GET /letters',
  read: ({ letters: rows, ...page }) => ({ rows, ...page }),
  choices: { status: ['new', 'read'] },
  searchMaxLength: 5,
  given: ['from'],
  ranges: { sent: 'days', weight: 'euros' },
  inUrl: { status: 'letters', page: 'lettersPage' },
})

const paramsOf = (address: string) => listParamsIn(list, new URLSearchParams(address))

it('is asked for what its address says, under the names that it has there', () => {
  expect(paramsOf('letters=read&search=%20robe%20&lettersPage=3')).toEqual({
    status: 'read',
    search: 'robe',
    page: 3,
    given: {},
  })
  expect(nameInUrl(list, 'status')).toBe('letters')
  expect(nameInUrl(list, 'search')).toBe('search')
})

it.each([
  'letters=burnt',
  'status=read',
  'letters=constructor',
  'lettersPage=0',
  'lettersPage=soon',
  'search=%20',
])('is asked for everything by what it does not know: %s', (address) => {
  expect(paramsOf(address)).toEqual({ status: undefined, search: undefined, page: 1, given: {} })
})

it('asks for no more words than its call takes, and for none where it takes none', () => {
  expect(paramsOf('search=longtemps').search).toBe('longt')
  expect(listParamsIn({ choices: {} }, new URLSearchParams('search=robe')).search).toBeUndefined()
})

it('takes what is given as it is, and nothing that is empty or was not asked for', () => {
  expect(paramsOf('from=2026-11-28&to=2026-11-29').given).toEqual({ from: '2026-11-28' })
  expect(paramsOf('from=').given).toEqual({})
  expect(paramsOf(`from=${'9'.repeat(300)}`).given.from).toHaveLength(100)
})

it('has its rows from what its call answers', () => {
  const rows = [{ _id: 'a' }]
  expect(list.read({ letters: rows, count: 1, totalPages: 1 })).toEqual({ rows, count: 1, totalPages: 1 })
})

it('takes a range as it would write it, and none that it cannot read', () => {
  expect(paramsOf('sent=2026-11-01..2026-11-01&weight=1..1.5').given).toEqual({
    sent: '2026-11-01',
    weight: '1..1.5',
  })
  expect(paramsOf('sent=soon&weight=-1..').given).toEqual({})
})

it('begins behind a row whose id can be one', () => {
  const id = '1f0d5a8e-7c0b-4f5e-9a56-3b1d5f3f5a11'
  expect(paramsOf(`after=${id}&before=17`)).toMatchObject({ after: id, before: undefined })
  const counted = listParamsIn({ ...list, rowIds: 'counted' }, new URLSearchParams(`after=${id}&before=17`))
  expect(counted).toMatchObject({ after: undefined, before: '17' })
})
