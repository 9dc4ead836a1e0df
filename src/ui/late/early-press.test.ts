import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayEarlyPress } from './early-press.ts'

const event = {}

const press = ({ late = false, disabled = false, isConnected = true, type = 'button' } = {}) => {
  const click = vi.fn()
  const removeAttribute = vi.fn()
  const button = { click, type, disabled, isConnected, removeAttribute, closest: () => (late ? {} : null) }
  Object.assign(window, { __pressedEarly: { button, event } })
  return click
}

beforeEach(() => {
  vi.stubGlobal('window', { event: undefined })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('makes a press good, once', () => {
  const click = press()
  replayEarlyPress()
  replayEarlyPress()
  expect(click).toHaveBeenCalledOnce()
})

it('keeps a press for the part of the page that it belongs to', () => {
  const click = press({ late: true })
  replayEarlyPress()
  expect(click).not.toHaveBeenCalled()
  expect(window.__pressedEarly).toBeDefined()
})

it('leaves a press to the script that it brought to life', () => {
  Object.assign(window, { event })
  const click = press()
  replayEarlyPress()
  Object.assign(window, { event: undefined })
  replayEarlyPress()
  expect(click).not.toHaveBeenCalled()
})

it('sends a form even so, as nothing has sent it yet', () => {
  Object.assign(window, { event })
  const click = press({ type: 'submit' })
  replayEarlyPress()
  expect(click).toHaveBeenCalledOnce()
})

it.each([{ disabled: true }, { isConnected: false }])('presses nothing that is %o', (state) => {
  const click = press(state)
  replayEarlyPress()
  expect(click).not.toHaveBeenCalled()
})
