import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { StartupError } from '../startup-error.ts'
import { connectionFailure } from './connection-failure.ts'

const url = 'postgres://house:hunter2@db.example.fr:5432/clairval'

const sentence = (error: unknown) => connectionFailure({ error, url }).message

const refusal = (code: string) => Object.assign(new Error('refused'), { code })

const closedPort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 1
}

describe('a database server that cannot be used', () => {
  it('is named when nothing answers there', async () => {
    const port = await closedPort()
    const opening = openDatabase({ url: `postgres://house:hunter2@127.0.0.1:${port}/clairval` })
    await expect(opening).rejects.toThrow(StartupError)
    await expect(opening).rejects.toThrow(`No PostgreSQL server answers at 127.0.0.1:${port} (ECONNREFUSED)`)
  })

  it.each([
    ['28P01', 'refuses the password of « house »'],
    ['28000', 'does not let « house » in'],
    ['3D000', 'The database « clairval » does not exist at db.example.fr:5432'],
    ['53300', 'has no connection left'],
    ['57P03', 'is still starting'],
  ])('is explained for the refusal %s', (code, words) => {
    expect(sentence(refusal(code))).toContain(words)
  })

  it('never shows its password', () => {
    for (const code of ['28P01', '3D000', 'ECONNREFUSED'])
      expect(sentence(refusal(code))).not.toContain('hunter2')
  })

  it('is explained when every one of its addresses failed', () => {
    expect(sentence(new AggregateError([refusal('ECONNREFUSED')]))).toContain('(ECONNREFUSED)')
  })
})
