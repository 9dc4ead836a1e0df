import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const written = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  write(createLog({ level: 'info', format: 'json', destination: { write: (line) => void lines.push(line) } }))
  return lines.join('')
}

describe('the log', () => {
  it('writes one JSON object a line, with time and level in words', () => {
    const entry: unknown = JSON.parse(written((log) => log.info({ pages: 3 }, 'cache warmed')))
    expect(entry).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      pages: 3,
      msg: 'cache warmed',
    })
  })

  it('marks what one request causes with its id', () => {
    expect(written((log) => log.child({ requestId: 'r-1' }).warn('slow'))).toContain('"requestId":"r-1"')
  })

  it('hides what a child was marked with, too', () => {
    expect(written((log) => log.child({ email: 'anne' }).info('seen'))).not.toContain('anne')
  })

  it('leaves out what is below its level', () => {
    expect(written((log) => log.debug('detail'))).toBe('')
  })

  it.each([
    ['an e-mail address in a field', { email: 'anne@example.fr' }, 'anne'],
    ['a name one level down', { customer: { firstName: 'Capucine' } }, 'Capucine'],
    ['a phone two levels down', { order: { contact: { phone: '0612345678' } } }, '0612345678'],
    ['a name deep down and in a list', { a: { b: { c: [{ lastName: 'Durand' }] } } }, 'Durand'],
    ['a password', { body: { password: 'correct horse' } }, 'correct horse'],
    ['a token', { refreshToken: 'abc123' }, 'abc123'],
    ['an address under any other name', { note: 'écrire à anne.martin+robe@example.fr' }, 'anne.martin'],
    ['a signed link', { path: '/rendez-vous/annuler?jeton=s3cr3t' }, 's3cr3t'],
    ['a session token in a header', { header: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.c2ln' }, 'eyJ'],
    [
      'the password of a connection address',
      { url: 'postgres://house:hunter2@db.example.fr/house' },
      'hunter2',
    ],
  ])('never shows %s', (_, fields, personal) => {
    expect(written((log) => log.info(fields, 'something happened'))).not.toContain(personal)
  })

  it('never shows an address that slipped into a message', () => {
    expect(written((log) => log.warn('no answer from anne@example.fr'))).toContain('no answer from [e-mail]')
  })

  it('shows a request as its method and path, without query, headers or caller', () => {
    const req = {
      method: 'GET',
      url: '/api/account?email=anne',
      headers: { cookie: 'session=1' },
      ip: '192.0.2.1',
    }
    const entry: unknown = JSON.parse(written((log) => log.info({ req }, 'request')))
    expect(entry).toMatchObject({ req: { method: 'GET', path: '/api/account' } })
    expect(JSON.stringify(entry)).not.toMatch(/anne|session|192\.0/)
  })

  it('keeps the statement of a failed query but not the row it carried', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      detail: 'Key (name)=(Capucine Durand) already exists.',
    })
    const error = new Error('Failed query: insert into users values ($1)\nparams: Capucine Durand', { cause })
    const line = written((log) => log.error({ err: error }, 'failed'))
    expect(line).toContain('insert into users')
    expect(line).toContain('23505')
    expect(line).not.toContain('Capucine')
  })

  it('hides an address at the beginning of a line, and stays JSON', () => {
    const line = written((log) =>
      log.warn({ note: 'it said:\nBearer abc.def' }, 'no answer from\nanne@example.fr'),
    )
    expect(JSON.parse(line)).toMatchObject({
      note: 'it said:\nBearer [hidden]',
      msg: 'no answer from\n[e-mail]',
    })
    expect(line.trimEnd()).not.toContain('\n')
  })
})
