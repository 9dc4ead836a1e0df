import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press } from './press.ts'

const window = new EventTarget()
const send = (name: string) => window.dispatchEvent(new Event(name))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const followed = () => {
  const seen: boolean[] = []
  const leave = press.subscribe(() => seen.push(press.isUnderWay()))
  return { seen, leave }
}

it('is under way from the press to its click', () => {
  const { seen, leave } = followed()
  send('pointerdown')
  expect(press.isUnderWay()).toBe(true)
  send('pointerup')
  expect(press.isUnderWay()).toBe(true)
  send('click')
  expect(seen).toEqual([true, false])
  vi.runAllTimers()
  expect(seen).toEqual([true, false])
  leave()
})

it('ends by itself where no click follows, and at once where the finger scrolls', () => {
  const { seen, leave } = followed()
  send('pointerdown')
  send('pointerup')
  vi.advanceTimersByTime(200)
  expect(seen).toEqual([true, false])
  send('pointerdown')
  send('pointercancel')
  expect(seen).toEqual([true, false, true, false])
  leave()
})

it('listens to nothing once nobody asks, and is not left under way', () => {
  const first = followed()
  const second = followed()
  send('pointerdown')
  first.leave()
  expect(press.isUnderWay()).toBe(true)
  second.leave()
  expect(press.isUnderWay()).toBe(false)
  send('pointerdown')
  expect(press.isUnderWay()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
