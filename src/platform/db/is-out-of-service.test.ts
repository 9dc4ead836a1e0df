import { describe, expect, it } from 'vitest'
import { isOutOfService } from './is-out-of-service.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('a house out of service', () => {
  it.each([
    ['refuses connections', withCode('ECONNREFUSED')],
    ['is being shut down', withCode('57P01')],
    ['dropped the line', new Error('Connection terminated unexpectedly')],
    [
      'was lost in the middle of a transaction',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['says that the connection failed', withCode('08006')],
    ['has no room on its disk', withCode('53100')],
    ['finds no room for a picture', withCode('ENOSPC')],
    ['may write no more', withCode('EDQUOT')],
    [
      'failed for several, one of which is that',
      new AggregateError([new Error('other'), withCode('ENOSPC')]),
    ],
    ['is behind a query that failed', new Error('Failed query', { cause: withCode('57P03') })],
  ])('is known when it %s', (_how, error) => expect(isOutOfService(error)).toBe(true))

  it.each([
    ['a broken rule', withCode('23505')],
    ['a bug', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('is not mistaken for %s', (_what, error) => expect(isOutOfService(error)).toBe(false))
})
