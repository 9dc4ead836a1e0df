import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventsVariable, followEvents, sharedCost, tellSuite } from './event-log.mjs'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'events-'))
  path = join(folder, 'events')
  vi.stubEnv(eventsVariable, path)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const trouble = (text: string) => ({ kind: 'trouble', text }) as const

describe('the log of a run', () => {
  it('is followed from where it was opened, each event once', () => {
    tellSuite(trouble('before'))
    const events = followEvents(path)
    tellSuite(trouble('one'))
    expect(events.read()).toEqual([trouble('one')])
    tellSuite(trouble('two'))
    expect(events.read()).toEqual([trouble('two')])
    expect(events.read()).toEqual([])
    events.close()
  })

  it('keeps half a line until its end has come, in the middle of a letter too', () => {
    const line = Buffer.from(`${JSON.stringify(trouble('café'))}\n`)
    const within = line.indexOf('é') + 1
    const events = followEvents(path)
    appendFileSync(path, line.subarray(0, within))
    expect(events.read()).toEqual([])
    appendFileSync(path, line.subarray(within))
    expect(events.read()).toEqual([trouble('café')])
    events.close()
  })

  it('takes events longer than one read', () => {
    const long = trouble('x'.repeat(200_000))
    tellSuite(long)
    const events = followEvents(path, { from: 'beginning' })
    expect(events.read()).toEqual([long])
    events.close()
  })

  it('is written by nobody outside a run', () => {
    const events = followEvents(path)
    vi.stubEnv(eventsVariable, undefined)
    tellSuite(trouble('unheard'))
    expect(events.read()).toEqual([])
    events.close()
  })
})

it('what is shared is answered, and told with its time', async () => {
  expect(await sharedCost('a house built', async () => 'house')).toBe('house')
  const events = followEvents(path, { from: 'beginning' })
  expect(events.read()).toEqual([{ kind: 'cost', what: 'a house built', ms: expect.any(Number) }])
  events.close()
})
