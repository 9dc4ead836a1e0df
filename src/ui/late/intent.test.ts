import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onIntent } from './intent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what follows from meaning a link', () => {
  it('happens once the pointer has stayed', () => {
    const act = vi.fn()
    onIntent(act)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('does not happen for a pointer that crosses the list', () => {
    const act = vi.fn()
    for (const _link of [1, 2, 3]) {
      const leave = onIntent(act)
      vi.advanceTimersByTime(40)
      leave()
    }
    vi.advanceTimersByTime(1000)
    expect(act).not.toHaveBeenCalled()
  })

  it('does not happen ahead of the press for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const act = vi.fn()
    onIntent(act)
    vi.advanceTimersByTime(1000)
    expect(act).not.toHaveBeenCalled()
  })
})
