import { describe, expect, it } from 'vitest'
import { scriptsLater } from './scripts-later.ts'

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

  it('leaves a page without scripts alone', () => {
    expect(scriptsLater('<html><body></body></html>', 'n')).toBe('<html><body></body></html>')
  })
})
