import { describe, expect, it } from 'vitest'
import { createLog, type Log, type LogLevel } from './log.ts'

const told = (write: (log: Log) => void, level: LogLevel = 'info') => {
  const written: string[] = []
  write(createLog({ level, format: 'lines', destination: { write: (line) => void written.push(line) } }))
  return written.join('')
}

const fromTheClock = /^\d\d:\d\d:\d\d /

describe('a line for a person', () => {
  it('is the time, the sentence and the fields in words', () => {
    expect(told((log) => log.info({ accountId: 'a-1', durationMs: 12 }, 'pictures drawn'))).toMatch(
      /^\d\d:\d\d:\d\d Pictures drawn \(account id: a-1, duration ms: 12\)\n$/,
    )
  })

  it.each([
    ['warn', 'Warning: slow'],
    ['error', 'Error: slow'],
    ['fatal', 'Fatal error: slow'],
  ] as const)('names the level %s', (level, start) => {
    expect(told((log) => log[level]('slow')).replace(fromTheClock, '')).toBe(`${start}\n`)
  })

  it('keeps ids of requests for what went wrong', () => {
    expect(told((log) => log.child({ requestId: 'r-1' }).info('seen'))).not.toContain('r-1')
    expect(told((log) => log.child({ requestId: 'r-1' }).warn('slow'))).toContain('request id: r-1')
  })

  it('counts a long list instead of telling it', () => {
    expect(told((log) => log.info({ applied: ['1', '2', '3', '4'] }, 'done'))).toContain(
      '(applied: 4 in all)',
    )
    expect(told((log) => log.info({ applied: ['1', '2'] }, 'done'))).toContain('(applied: 1, 2)')
  })

  it('shows the stack of an error indented below it, and what caused it', () => {
    const line = told((log) =>
      log.error({ err: new Error('broken', { cause: new TypeError('bent') }) }, 'a job failed'),
    )
    expect(line).toMatch(/^\d\d:\d\d:\d\d Error: a job failed\n {4}Error: broken\n {8}at .*\n/)
    expect(line).toMatch(/\n {4}Caused by TypeError: bent\n {8}at /)
  })

  it('says what was thrown when it was no error', () => {
    expect(told((log) => log.error({ err: 'only words' }, 'a job failed'))).toContain(
      '\n    string: only words\n',
    )
  })
})

describe('chatter', () => {
  const chat = (log: Log) => {
    log.info({ status: 200 }, 'request')
    log.info({ applied: ['0001-colours'] }, 'schema brought up to date')
    log.info('Server listening at http://127.0.0.1:3000')
  }

  it('is kept from a person who did not ask for details', () => {
    expect(told(chat)).toBe('')
  })

  it('is told to one who did', () => {
    expect(told(chat, 'debug').split('\n')).toHaveLength(4)
  })
})

describe('hostile input', () => {
  const forged = 'hello\r\n12:00:00 Error: the house burns\u001b[2J\u009b1A\u202eabc\u2028x'
  const obeyed = /[\p{Cc}\p{Cf}\u2028]/u

  it.each<[string, (log: Log) => void]>([
    ['a message', (log) => log.warn(forged)],
    ['a field', (log) => log.warn({ note: forged }, 'seen')],
    ['the name of a field', (log) => log.warn({ [forged]: 1 }, 'seen')],
    ['a field within a field', (log) => log.warn({ note: { deep: [forged] } }, 'seen')],
    ['an error', (log) => log.warn({ err: new Error(forged) }, 'seen')],
    ['a cause', (log) => log.warn({ err: new Error('broken', { cause: new Error(forged) }) }, 'seen')],
    ['what was thrown instead of an error', (log) => log.warn({ err: forged }, 'seen')],
  ])('cannot forge a line or command the terminal by %s', (_, write) => {
    const [first, ...below] = told(write).trimEnd().split('\n')
    expect(first).toMatch(fromTheClock)
    for (const line of [first, ...below]) expect(line).not.toMatch(obeyed)
    for (const line of below) expect(line).toMatch(/^ {4}/)
  })

  it('shows what it hides', () => {
    expect(told((log) => log.info('red\u001b[31m'))).toContain('Red\\u001b[31m')
  })

  it('cannot flood the line by a field', () => {
    expect(told((log) => log.info({ note: 'a'.repeat(5_000) }, 'seen')).length).toBeLessThan(300)
  })
})

describe('an entry that cannot be read', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const ownCause = new Error('broken')
  ownCause.cause = ownCause
  const failing = {
    get note() {
      throw new Error('no')
    },
  }

  it.each<[string, unknown]>([
    ['runs in a circle', { circle }],
    ['is its own cause', { err: ownCause }],
    ['fails when it is read', failing],
    ['fails when it is read within another', { failing }],
    ['has no way to become text', { err: Object.create(null) }],
    ['fails to become JSON', { thing: { toJSON: () => failing.note } }],
    ['is a number too large', { count: 10n ** 30n }],
    ['is no value at all', { gone: undefined, never: null, symbol: Symbol('s') }],
    [
      'is an error with a code of its own making',
      { err: Object.assign(new Error('x'), { code: Object.create(null) }) },
    ],
  ])('is told all the same when it %s', (_, fields) => {
    expect(told((log) => log.warn(fields, 'something happened'))).toContain('Warning: something happened')
  })
})
