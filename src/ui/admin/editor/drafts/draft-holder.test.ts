import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftHolder, quietMs } from './draft-holder.ts'
import type { DraftContent, StoredDraft } from './draft-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const contentOf = (name: string): DraftContent => ({ changed: { name }, begunFrom: { name: '' } })
const waiting: StoredDraft = { ...contentOf('theirs'), savedAt: '2026-11-29T09:32:00.000Z' }
const pause = () => vi.advanceTimersByTimeAsync(quietMs)
const fits = () => true

/** A holder of which a draft is asked, unless the tab has changes of its own. */
const holderOfTest = ({ kept = null as StoredDraft | null, asks = true } = {}) => {
  const told: unknown[] = []
  const house = { kept, isAway: false }
  const answer = (what: unknown) => {
    if (house.isAway) throw new Error('away')
    told.push(what)
  }
  const holder = createDraftHolder({
    asks,
    read: async () => {
      answer('asked')
      return house.kept
    },
    write: async ({ changed }) => answer(changed.name),
    remove: async () => answer('removed'),
  })
  return { holder, told, house }
}

describe('what is typed', () => {
  it('is kept after a pause, and removed at once when nothing of it is left', async () => {
    const { holder, told } = holderOfTest()
    await holder.ask(fits)
    holder.follow(contentOf('a'))
    holder.follow(contentOf('ab'))
    await pause()
    holder.follow(undefined)
    holder.follow(undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['asked', 'ab', 'removed'])
  })

  it('is sent at once when the page goes', async () => {
    const { holder, told } = holderOfTest({ asks: false })
    holder.follow(contentOf('a'))
    await holder.flush()
    expect(told).toEqual(['a'])
  })

  it('waits until the house has said whether a draft is there, and asks again when it could not', async () => {
    const { holder, told, house } = holderOfTest()
    house.isAway = true
    await holder.ask(fits)
    holder.follow(contentOf('a'))
    await pause()
    house.isAway = false
    expect(told).toEqual([])
    await holder.ask(fits)
    await pause()
    expect(told).toEqual(['asked', 'a'])
  })

  it('is sent with the next change when it could not be', async () => {
    const { holder, told, house } = holderOfTest({ asks: false })
    house.isAway = true
    holder.follow(contentOf('a'))
    await pause()
    house.isAway = false
    holder.follow(contentOf('b'))
    await pause()
    expect(told).toEqual(['b'])
  })
})

describe('a draft that waits', () => {
  it('is neither replaced nor removed before it is answered', async () => {
    const { holder, told } = holderOfTest({ kept: waiting })
    await holder.ask(fits)
    expect(holder.offered()).toBe(waiting)
    holder.follow(contentOf('mine'))
    await pause()
    holder.follow(undefined)
    await pause()
    expect(told).toEqual(['asked'])
  })

  it('is removed when it is thrown away, or replaced by what is typed', async () => {
    const thrownAway = holderOfTest({ kept: waiting })
    await thrownAway.holder.ask(fits)
    thrownAway.holder.settle()
    await pause()
    expect(thrownAway.holder.offered()).toBeUndefined()
    expect(thrownAway.told).toEqual(['asked', 'removed'])

    const taken = holderOfTest({ kept: waiting })
    await taken.holder.ask(fits)
    taken.holder.follow(contentOf('theirs and mine'))
    taken.holder.settle()
    await pause()
    expect(taken.told).toEqual(['asked', 'theirs and mine'])
  })

  it('is removed when the form cannot take it', async () => {
    const { holder, told } = holderOfTest({ kept: waiting })
    await holder.ask(() => false)
    await pause()
    expect(holder.offered()).toBeUndefined()
    expect(told).toEqual(['asked', 'removed'])
  })
})
