import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { admitsStripe, contentSecurityPolicy, hashScripts } from './content-security.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const ours = (code: string) => `<script nonce="n1">${code}</script>`

describe('the content security policy', () => {
  it('admits our inline scripts by hash, each once, and shows their mark to nobody', () => {
    const { html, hashes } = hashScripts(
      `${ours('a()')}<script type="module" nonce="n1" async="">b()</script>${ours('a()')}`,
      'n1',
    )
    expect(hashes).toEqual([hashOf('a()'), hashOf('b()')])
    expect(html).toBe('<script>a()</script><script type="module" async="">b()</script><script>a()</script>')
  })

  it('admits no script that came in with somebody’s text', () => {
    const page = `<p><script>steal()</script></p><script nonce="guess">steal()</script>${ours('a()')}`
    expect(hashScripts(page, 'n1').hashes).toEqual([hashOf('a()')])
  })

  it('needs no hash for files', () => {
    expect(hashScripts('<script nonce="n1" src="/a.js"></script>', 'n1').hashes).toEqual([])
  })

  it('admits Stripe where it takes the payments, and nobody otherwise', () => {
    expect(contentSecurityPolicy()).not.toContain('stripe')
    const policy = contentSecurityPolicy([], admitsStripe).split('; ')
    expect(policy).toContain("script-src 'self' https://js.stripe.com")
    expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com")
  })

  it('never admits inline scripts at large', () => {
    expect(contentSecurityPolicy([hashOf('a()')]).match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
  })
})
