import { expect, it } from 'vitest'
import { listNameOf } from './list-memory.ts'
import { viewQueryOf } from './view-query.ts'

const list = { choices: {}, inUrl: { page: 'mailPage' } }

it('is the same however the address says it, and wherever the reader is in the list', () => {
  const query = '?sort=oldest&status=paid'
  expect(viewQueryOf(list, '?status=paid&sort=oldest&mailPage=3&after=x&opened=y&lng=en')).toBe(query)
  expect(viewQueryOf(list, query)).toBe(query)
  expect(viewQueryOf(list, '?mailPage=2')).toBe('')
})

it('belongs to a list that is named by its call', () => {
  expect(listNameOf({ call: 'GET /admin/orders' })).toBe('orders')
  expect(listNameOf({ call: 'GET /reviews/admin' })).toBe('reviews-admin')
})
