import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { printPaper } from '../../features/papers/server/printing/print-paper.public.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import { silentLog } from '../../platform/log/log.ts'
import { type TestDatabase, testDatabase } from '../../testing/database/test-database.ts'
import { anInvoice, anInvoiceLine } from '../../testing/orders/an-invoice.ts'
import { assembleSystem } from './open-system.ts'

/** An invoice that takes far longer to print than a process takes to close. */
const endless = anInvoice({ lines: Array.from({ length: 2_000 }, () => anInvoiceLine({ grossCents: 100 })) })

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
})

afterAll(() => test.close())

it('a process that closes leaves no paper in print', async () => {
  const { close, createContext } = await assembleSystem({
    config: readConfig({ NODE_ENV: 'test' }),
    log: silentLog(),
    // The test closes the database itself.
    database: { ...test.database, close: async () => undefined },
    clock: systemClock,
  })
  const { printer } = createContext({ log: silentLog(), lng: 'fr', caller: null })
  const givenUp = expect(printPaper(printer, { invoice: endless })).rejects.toThrow(
    'before its task was done',
  )
  await turn()
  await close()
  await givenUp
})
