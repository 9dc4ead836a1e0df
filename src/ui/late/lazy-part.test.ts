import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadedAtLast } from './lazy-part.ts'

const window = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'))

it('asks again after a pause until the script has come', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(cutOff).mockImplementationOnce(cutOff)
  load.mockResolvedValue('part')
  const loaded = loadedAtLast(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(loaded).resolves.toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

it('asks at once when the line is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(cutOff).mockResolvedValue('part')
  const loaded = loadedAtLast(load)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('part')
})

it('does not ask for ever what is not there; a line that comes back starts once more', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementation(cutOff)
  void loadedAtLast(load)
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(load).toHaveBeenCalledTimes(5)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(6)
})

it('is a fault on the server', async () => {
  vi.stubGlobal('window', undefined)
  await expect(loadedAtLast(cutOff)).rejects.toThrow('Failed to fetch')
})
