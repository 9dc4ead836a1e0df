import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, scriptHashes } from './content-security.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the content security policy', () => {
  it('admits the inline scripts of the page by hash, each once', () => {
    const html = '<script>a()</script><script type="module" async="">b()</script><script>a()</script>'
    expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')])
  })

  it('needs no hash for files and data blocks', () => {
    const html =
      '<script src="/a.js"></script><script id="x" type="application/json">{}</script><script type="application/ld+json">{}</script>'
    expect(scriptHashes(html)).toEqual([])
  })

  it('never admits inline scripts at large', () => {
    expect(contentSecurityPolicy([hashOf('a()')]).match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
  })
})
