import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followedLink, noteFollowedLinks } from './followed-links.ts'

class Anchor {
  readonly href: string
  constructor(href: string) {
    this.href = href
  }
  closest(selector: string) {
    return selector === 'a[href]' ? { getAttribute: () => this.href } : null
  }
}

const page = { querySelector: vi.fn((selector: string) => selector) }
const pressOn = (target: object) => {
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: target })
  document.dispatchEvent(event)
}
const linkFrom = (historyKey: string) => followedLink(historyKey, Object.assign(Object.create(null), page))

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('Element', Anchor)
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '\\"') })
})

afterEach(() => vi.unstubAllGlobals())

describe('the link that a visitor followed', () => {
  it('is found again from the place it was followed from, and from no other', () => {
    const forget = noteFollowedLinks('list')
    pressOn(new Anchor('/boutique/produit/7'))
    forget()
    expect(linkFrom('list')).toBe('a[href="/boutique/produit/7"]')
    expect(linkFrom('elsewhere')).toBeNull()
  })

  it('is the last one', () => {
    const forget = noteFollowedLinks('twice')
    pressOn(new Anchor('/boutique?page=2'))
    pressOn(new Anchor('/boutique/produit/8'))
    forget()
    expect(linkFrom('twice')).toBe('a[href="/boutique/produit/8"]')
  })

  it('is noted until the page is left', () => {
    noteFollowedLinks('left')()
    pressOn(new Anchor('/boutique/produit/9'))
    expect(linkFrom('left')).toBeNull()
  })

  it('is none when something else is pressed', () => {
    const forget = noteFollowedLinks('pressed')
    pressOn({})
    forget()
    expect(linkFrom('pressed')).toBeNull()
  })
})
