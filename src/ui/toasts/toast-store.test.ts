import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

const titles = (store: ReturnType<typeof createToastStore>) => store.list().map((entry) => entry.title)
const openTitles = (store: ReturnType<typeof createToastStore>) =>
  store.list().flatMap((entry) => (entry.open ? [entry.title] : []))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the cart and sign-in layer', () => {
  it('shows one toast at most: the newest', () => {
    const store = createToastStore()
    store.notify('account', { title: 'first' })
    store.notify('account', { title: 'second' })
    expect(titles(store)).toEqual(['second'])
  })

  it('closes a toast by itself after 5 seconds and forgets it 5 seconds later', () => {
    const store = createToastStore()
    store.notify('account', { title: 'added' })
    vi.advanceTimersByTime(4999)
    expect(openTitles(store)).toEqual(['added'])
    vi.advanceTimersByTime(1)
    expect(openTitles(store)).toEqual([])
    expect(titles(store)).toEqual(['added'])
    vi.advanceTimersByTime(4999)
    expect(titles(store)).toEqual(['added'])
    vi.advanceTimersByTime(1)
    expect(titles(store)).toEqual([])
  })

  it('forgets a toast 5 seconds after it was dismissed by hand', () => {
    const store = createToastStore()
    const id = store.notify('account', { title: 'added' })
    vi.advanceTimersByTime(1000)
    store.dismiss(id)
    expect(openTitles(store)).toEqual([])
    vi.advanceTimersByTime(4999)
    expect(titles(store)).toEqual(['added'])
    vi.advanceTimersByTime(1)
    expect(titles(store)).toEqual([])
  })

  it('gives a replacing toast its own full time', () => {
    const store = createToastStore()
    store.notify('account', { title: 'first' })
    vi.advanceTimersByTime(4000)
    store.notify('account', { title: 'second' })
    vi.advanceTimersByTime(4999)
    expect(openTitles(store)).toEqual(['second'])
    vi.advanceTimersByTime(1)
    expect(openTitles(store)).toEqual([])
  })
})

describe('the testimonial layer', () => {
  it('shows three toasts at most and lets the oldest go', () => {
    const store = createToastStore()
    for (const title of ['a', 'b', 'c', 'd']) store.notify('testimonial', { title })
    expect(titles(store)).toEqual(['b', 'c', 'd'])
  })

  it('closes a toast after 4 seconds', () => {
    const store = createToastStore()
    store.notify('testimonial', { title: 'thanks' })
    vi.advanceTimersByTime(3999)
    expect(openTitles(store)).toEqual(['thanks'])
    vi.advanceTimersByTime(1)
    expect(openTitles(store)).toEqual([])
  })
})

describe('the general layer', () => {
  it('keeps the variant and closes after 5 seconds', () => {
    const store = createToastStore()
    store.notify('general', { title: 'plain' })
    store.notify('general', { title: 'failed', variant: 'destructive' })
    store.notify('general', { title: 'done', variant: 'success' })
    expect(store.list().map((entry) => entry.variant)).toEqual(['default', 'destructive', 'success'])
    vi.advanceTimersByTime(4999)
    expect(openTitles(store)).toHaveLength(3)
    vi.advanceTimersByTime(1)
    expect(openTitles(store)).toEqual([])
  })
})

describe('the layers together', () => {
  it('never push out one another', () => {
    const store = createToastStore()
    store.notify('account', { title: 'cart' })
    for (const title of ['a', 'b', 'c']) store.notify('testimonial', { title })
    store.notify('general', { title: 'general' })
    expect(titles(store)).toEqual(['cart', 'a', 'b', 'c', 'general'])
  })

  it('stop counting while held and go on with the time that was left', () => {
    const store = createToastStore()
    store.notify('general', { title: 'read me' })
    vi.advanceTimersByTime(3000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    store.notify('testimonial', { title: 'me too' })
    expect(openTitles(store)).toEqual(['read me', 'me too'])
    store.resume()
    vi.advanceTimersByTime(1999)
    expect(openTitles(store)).toEqual(['read me', 'me too'])
    vi.advanceTimersByTime(1)
    expect(openTitles(store)).toEqual(['me too'])
  })

  it('tell listeners of every change until they unsubscribe', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    const id = store.notify('general', { title: 'hello' })
    store.dismiss(id)
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    store.notify('general', { title: 'again' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
