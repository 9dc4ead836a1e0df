import { describe, expect, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('a database that is away', () => {
  it.each([
    ['refuses connections', withCode('ECONNREFUSED')],
    ['is being shut down', withCode('57P01')],
    ['dropped the line', new Error('Connection terminated unexpectedly')],
    ['is behind a query that failed', new Error('Failed query', { cause: withCode('57P03') })],
  ])('is known when it %s', (_how, error) => expect(isDatabaseAway(error)).toBe(true))

  it.each([
    ['a broken rule', withCode('23505')],
    ['a bug', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('is not mistaken for %s', (_what, error) => expect(isDatabaseAway(error)).toBe(false))
})
