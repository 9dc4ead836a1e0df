import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const quietMs = 600

const keeperOfTest = () => {
  const sent: string[] = []
  const noted: (string | undefined)[] = []
  const open: { done: () => void; fail: () => void }[] = []
  const keeper = createDraftKeeper<string>({
    quietMs,
    note: (unsent) => void noted.push(unsent),
    send: (draft) => {
      sent.push(draft)
      return new Promise<void>((done, fail) => open.push({ done, fail: () => fail(new Error('away')) }))
    },
  })
  const next = () => vi.advanceTimersByTimeAsync(0)
  return { ...keeper, sent, noted, open, next }
}

describe('what is entered', () => {
  it('is sent once its writer pauses, as it is then', async () => {
    const { keep, sent } = keeperOfTest()
    keep('J')
    await vi.advanceTimersByTimeAsync(quietMs - 1)
    keep('Je')
    await vi.advanceTimersByTimeAsync(quietMs - 1)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual(['Je'])
  })

  it('is sent one after the other, and of several that wait the newest', async () => {
    const { keep, flush, sent, open, next } = keeperOfTest()
    keep('one')
    void flush()
    await next()
    keep('two')
    void flush()
    keep('three')
    void flush()
    await next()
    expect(sent).toEqual(['one'])
    open[0]?.done()
    await next()
    expect(sent).toEqual(['one', 'three'])
  })

  it('is sent again with the next change when it could not be kept', async () => {
    const { keep, flush, sent, open, next } = keeperOfTest()
    keep('one')
    void flush()
    await next()
    open[0]?.fail()
    await next()
    void flush()
    await next()
    expect(sent).toEqual(['one', 'one'])
  })

  it('is not sent once it was ordered', async () => {
    const { keep, drop, flush, sent } = keeperOfTest()
    keep('one')
    drop()
    await vi.advanceTimersByTimeAsync(quietMs)
    await flush()
    expect(sent).toEqual([])
  })

  it('stays noted until it was sent, through failures and what came meanwhile', async () => {
    const { keep, flush, drop, noted, open, next } = keeperOfTest()
    keep('one')
    void flush()
    await next()
    open[0]?.fail()
    await next()
    expect(noted).toEqual(['one'])
    void flush()
    await next()
    keep('two')
    open[1]?.done()
    await next()
    expect(noted).toEqual(['one', 'two'])
    void flush()
    await next()
    open[2]?.done()
    await next()
    expect(noted).toEqual(['one', 'two', undefined])
    keep('three')
    drop()
    expect(noted).toEqual(['one', 'two', undefined, 'three', undefined])
  })
})
