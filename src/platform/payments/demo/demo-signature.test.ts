import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedByDemo, signDemoEvent } from './demo-signature.ts'

const secret = 'a secret of the demo'
const atSeconds = 1_790_000_000
const body = '{"id":"evt_1","name":"Élise"}'
const signature = signDemoEvent({ body, secret, atSeconds })

const isSigned = (changed: { body?: string | Uint8Array; signature?: string }, nowMs = atSeconds * 1000) =>
  isSignedByDemo({ body, signature, ...changed }, secret, nowMs)

describe('the signature of the demo’s events', () => {
  it('is what anybody makes of time, body and secret', () => {
    const hex = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')
    expect(signature).toBe(`t=${atSeconds},v1=${hex}`)
    expect(isSigned({})).toBe(true)
    expect(isSigned({ body: new TextEncoder().encode(body) })).toBe(true)
  })

  it('holds for five minutes to either side, as clocks differ', () => {
    expect(isSigned({}, (atSeconds + 300) * 1000)).toBe(true)
    expect(isSigned({}, (atSeconds + 301) * 1000)).toBe(false)
    expect(isSigned({}, (atSeconds - 300) * 1000)).toBe(true)
    expect(isSigned({}, (atSeconds - 301) * 1000)).toBe(false)
  })

  it('is of this body, at this time, with this secret', () => {
    expect(isSigned({ body: body.replace('Élise', 'Elise') })).toBe(false)
    expect(isSigned({ signature: signature.replace(String(atSeconds), String(atSeconds + 1)) })).toBe(false)
    expect(isSigned({ signature: signDemoEvent({ body, secret: 'another', atSeconds }) })).toBe(false)
  })

  it.each([
    '',
    'v1=ab',
    `t=${atSeconds}`,
    `t=${atSeconds},v1=`,
    `t=x,v1=${'0'.repeat(64)}`,
    `${signature},v1=${'0'.repeat(64)}`,
  ])('is not « %s »', (garbage) => {
    expect(isSigned({ signature: garbage })).toBe(false)
  })
})
