import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

const openRoom = () => createUploadRoom({ bytes: 100, longestWaitMs: 1000 }).enter

const isIn = async (entering: Promise<unknown>) =>
  Promise.race([entering.then(() => true), vi.advanceTimersByTimeAsync(1).then(() => false)])

describe('the room for uploads', () => {
  it('holds several at once, up to its size', async () => {
    const room = openRoom()
    await Promise.all([room(60), room(40)])
    expect(await isIn(room(1))).toBe(false)
  })

  it('lets the next in when one leaves, in the order in which they came', async () => {
    const room = openRoom()
    const leave = await room(100)
    const second = room(80)
    const third = room(20)
    expect([await isIn(second), await isIn(third)]).toEqual([false, false])
    leave()
    expect([await isIn(second), await isIn(third)]).toEqual([true, true])
  })

  it('is left once, and counts who is in it or waits', async () => {
    const { enter, inside } = createUploadRoom({ bytes: 100, longestWaitMs: 1000 })
    const leave = await enter(60)
    void enter(60).catch(() => {})
    expect(inside()).toBe(2)
    leave()
    leave()
    expect([inside(), await isIn(enter(41))]).toEqual([1, false])
    await vi.advanceTimersByTimeAsync(1000)
    expect(inside()).toBe(1)
  })

  it('keeps a small one behind a large one that came before', async () => {
    const room = openRoom()
    await room(50)
    void room(80).catch(() => {})
    expect(await isIn(room(10))).toBe(false)
  })

  it('sends away anyone who waits too long, and lets in the next', async () => {
    const room = openRoom()
    await room(50)
    const large = expect(room(80)).rejects.toMatchObject({ kind: 'unavailable' })
    await vi.advanceTimersByTimeAsync(500)
    const small = room(10)
    await vi.advanceTimersByTimeAsync(500)
    await large
    expect(await isIn(small)).toBe(true)
  })

  it('takes alone what is larger than itself', async () => {
    const room = openRoom()
    const leave = await room(1000)
    const next = room(1)
    expect(await isIn(next)).toBe(false)
    leave()
    expect(await isIn(next)).toBe(true)
  })
})
