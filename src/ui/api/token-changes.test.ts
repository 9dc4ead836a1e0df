import { afterEach, expect, it, vi } from 'vitest'
import { announceToken, onTokenChange } from './token-changes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(['storage', 'pageshow'])('hears of another token by « %s », until it stops listening', (event) => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const heard = vi.fn()
  const stop = onTokenChange(heard)
  page.dispatchEvent(new Event(event))
  expect(heard).toHaveBeenCalledOnce()
  stop()
  page.dispatchEvent(new Event(event))
  expect(heard).toHaveBeenCalledOnce()
})

it('hears what this tab announces', () => {
  vi.stubGlobal('window', new EventTarget())
  const heard = vi.fn()
  const stop = onTokenChange(heard)
  announceToken()
  stop()
  announceToken()
  expect(heard).toHaveBeenCalledOnce()
})
