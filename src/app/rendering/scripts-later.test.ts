import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { scriptsAtOnce, scriptsLater } from './scripts-later.ts'

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>',
  '<body><main></main><script nonce="n">window.context = 1</script>',
  '<script nonce="n" type="module" async="">import "/assets/b.js"</script></body></html>',
].join('')

describe('a page whose scripts come after what is seen', () => {
  it('asks for no module while it loads, and tells which to ask for then', () => {
    const later = scriptsLater(page, 'n')
    expect(later).not.toContain('modulepreload" href')
    expect(later).toContain('type="text/later" data-preload="/assets/a.js"')
    expect(later).toContain('import "/assets/b.js"')
    expect(later).not.toContain('async')
  })

  it('keeps styles and its other scripts as they are', () => {
    const later = scriptsLater(page, 'n')
    expect(later).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
    expect(later).toContain('<script nonce="n">window.context = 1</script>')
  })

  it('starts them by a script that carries the nonce', () => {
    expect(scriptsLater(page, 'n')).toMatch(/<script nonce="n">\(function[^<]+<\/script><\/body>/)
  })

  it('keeps presses from before the first button is there', () => {
    const [head = ''] = scriptsLater(page, 'n').split('</head>')
    expect(head).toMatch(/<script nonce="n">addEventListener\('click'/)
    // After a style sheet the script would block the page until the style sheet is loaded.
    expect(head.indexOf('addEventListener')).toBeLessThan(head.indexOf('stylesheet'))
  })

  it('keeps the focus where the first press of a double click led it, once what was pressed has gone', () => {
    const [, head = ''] =
      /<script nonce="n">(addEventListener[\s\S]+?)<\/script>/.exec(scriptsLater(page, 'n')) ?? []
    const listeners = new Map<string, (event: object) => void>()
    runInNewContext(head, {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    })
    const empty = { isConnected: true, closest: () => null }
    const button = { isConnected: true, closest: () => ({}) }
    const isKept = (first: object, second: object, detail: number) => {
      let isPrevented = false
      const preventDefault = () => {
        isPrevented = true
      }
      listeners.get('mousedown')?.({ target: first, detail: 1, preventDefault })
      listeners.get('mousedown')?.({ target: second, detail, preventDefault })
      return isPrevented
    }
    const gone = { ...button, isConnected: false }
    expect(isKept(gone, empty, 2)).toBe(true)
    expect(isKept(gone, button, 2)).toBe(false)
    expect(isKept(gone, empty, 1)).toBe(false)
    expect(isKept(empty, empty, 2)).toBe(false)
  })

  it('leaves a page without scripts alone', () => {
    for (const write of [scriptsLater, scriptsAtOnce])
      expect(write('<html><body></body></html>', 'n')).toBe('<html><body></body></html>')
  })
})

it('a page whose scripts come at once keeps what asks for them, and early presses before the first link', () => {
  const written = scriptsAtOnce(page, 'n')
  expect(written.replace(/<script nonce="n">addEventListener[^<]+<\/script>/, '')).toBe(page)
  expect(written.indexOf('addEventListener')).toBeLessThan(written.indexOf('modulepreload'))
})

/** A browser that has read the page to its end: what it tells the page is told by `tell`. */
const openPage = () => {
  const [, starter = ''] = /<script nonce="n">([^<]+)<\/script><\/body>/.exec(scriptsLater(page, 'n')) ?? []
  const listeners = new Map<string, (event: object) => void>()
  const frames: (() => void)[] = []
  const paints: (() => void)[] = []
  const started: string[] = []
  class PerformanceObserver {
    readonly call: (list: object, observer: object) => void
    constructor(call: (list: object, observer: object) => void) {
      this.call = call
    }
    observe() {
      paints.push(() => this.call({ getEntriesByName: () => [{}] }, this))
    }
    disconnect() {}
  }
  runInNewContext(starter, {
    ...{ window: {}, PerformanceObserver, setTimeout: () => 0 },
    addEventListener: (type: string, call: (event: object) => void) => void listeners.set(type, call),
    requestAnimationFrame: (call: () => void) => void frames.push(call),
    document: {
      readyState: 'interactive',
      querySelector: () => ({ dataset: { preload: '/assets/a.js' }, text: 'import "/assets/b.js"' }),
      createElement: () => ({}),
      head: {
        append: ({ href, text }: { href?: string; text?: string }) => started.push(href ?? text ?? ''),
      },
    },
  })
  const runAll = (calls: (() => void)[]) => {
    for (const call of calls.splice(0)) call()
  }
  return {
    started,
    tell: (type: string, event: object = {}) => listeners.get(type)?.(event),
    nextFrame: () => runAll(frames),
    paint: () => runAll(paints),
  }
}

const both = ['/assets/a.js', 'import "/assets/b.js"']

describe('the scripts of a page', () => {
  it('start once it is loaded and painted', () => {
    const { started, tell, nextFrame, paint } = openPage()
    paint()
    tell('load')
    nextFrame()
    nextFrame()
    expect(started).toEqual([])
    paint()
    expect(started).toEqual(both)
  })

  it('start at the first touch before that, and only once', () => {
    const { started, tell, nextFrame, paint } = openPage()
    tell('pointerdown')
    tell('load')
    nextFrame()
    nextFrame()
    paint()
    expect(started).toEqual(both)
  })

  it('do not start for a pointer that rests where the page appears, before it moves', () => {
    const { started, tell } = openPage()
    for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mousemove']) tell(type)
    tell('pointermove', { movementX: 0, movementY: 0 })
    expect(started).toEqual([])
    tell('pointermove', { movementX: 0, movementY: 3 })
    expect(started).toEqual(both)
  })
})
