import { describe, expect, it } from 'vitest'
import type { Db } from '../db/database.ts'
import { createResidents, type Resident } from './residents.ts'
import { createTagBus, everyTag } from './tag-bus.ts'

/** A resident that counts its calls; its database is a number. */
const setUp = () => {
  const stored = { value: 1, fails: false }
  const asked: string[] = []
  const failures: unknown[] = []
  const bus = createTagBus()
  const read = async (how: string) => {
    asked.push(how)
    await Promise.resolve()
    if (stored.fails) throw new Error('the database is away')
    return stored.value
  }
  const counter: Resident<number> = {
    load: () => read('load'),
    refresh: async (value, tags) => (tags.includes('counter') ? read('refresh') : value),
  }
  const db: Partial<Db> = {}
  const resident = createResidents({ db: db as Db, bus, onFailure: (error) => failures.push(error) })
  return { resident: () => resident(counter), bus, stored, asked, failures }
}

describe('a resident', () => {
  it('is loaded once, however many ask at once', async () => {
    const { resident, asked } = setUp()
    expect(await Promise.all([resident(), resident(), resident()])).toEqual([1, 1, 1])
    expect(asked).toEqual(['load'])
  })

  it('follows the writes that concern it before the writer goes on', async () => {
    const { resident, bus, stored } = setUp()
    await resident()
    stored.value = 2
    await bus.publish(['other'])
    expect(await resident()).toBe(1)
    await bus.publish(['counter'])
    expect(await resident()).toBe(2)
  })

  it('follows a write that came while it was loaded', async () => {
    const { resident, bus, stored, asked } = setUp()
    const loading = resident()
    stored.value = 2
    await bus.publish(['counter'])
    await loading
    expect(asked).toEqual(['load', 'refresh'])
    expect(await resident()).toBe(2)
  })

  it('is loaded again when notifications may have been missed', async () => {
    const { resident, bus, asked } = setUp()
    await resident()
    await bus.publish([everyTag])
    expect(asked).toEqual(['load', 'load'])
  })

  it('that could not follow says so, and is loaded anew for anyone who asks next', async () => {
    const { resident, bus, stored, failures } = setUp()
    await resident()
    Object.assign(stored, { fails: true, value: 3 })
    await bus.publish(['counter'])
    expect(failures).toHaveLength(1)
    stored.fails = false
    expect(await resident()).toBe(3)
  })

  it('that could not be loaded is tried again', async () => {
    const { resident, stored } = setUp()
    stored.fails = true
    await expect(resident()).rejects.toThrow('the database is away')
    stored.fails = false
    expect(await resident()).toBe(1)
  })
})
