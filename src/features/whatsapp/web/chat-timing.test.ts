import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startChatTiming } from './chat-timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the button comes after two seconds, its tooltip three seconds later and for five', () => {
  const told: string[] = []
  startChatTiming((stage) => told.push(stage))
  vi.advanceTimersByTime(1_999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['there'])
  vi.advanceTimersByTime(2_999)
  expect(told).toEqual(['there'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['there', 'noticed'])
  vi.advanceTimersByTime(4_999)
  expect(told).toEqual(['there', 'noticed'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['there', 'noticed', 'there'])
})

it('nothing comes once the page is left', () => {
  const told = vi.fn()
  startChatTiming(told)()
  vi.advanceTimersByTime(20_000)
  expect(told).not.toHaveBeenCalled()
})
