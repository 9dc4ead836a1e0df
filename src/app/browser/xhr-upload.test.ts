import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { xhrUpload } from './xhr-upload.ts'

/** A fake XMLHttpRequest that answers as the test tells it and records what was sent. */
class FakeRequest {
  static readonly sent: FakeRequest[] = []
  static answers: readonly (readonly [status: number, body: string] | 'broken')[] = []
  readonly headers = new Map<string, string>()
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  method = ''
  url = ''
  body: FormData | undefined
  status = 0
  statusText = 'Gateway'
  responseText = ''
  onload = () => {}
  onerror = () => {}
  open(method: string, url: string) {
    this.method = method
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(body: FormData) {
    this.body = body
    const answer = FakeRequest.answers[FakeRequest.sent.push(this) - 1] ?? 'broken'
    this.upload.onprogress?.({ loaded: 1, total: 4 })
    if (answer === 'broken') return this.onerror()
    const [status, text] = answer
    this.status = status
    this.responseText = text
    this.onload()
  }
}

beforeEach(() => {
  FakeRequest.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

afterEach(() => vi.unstubAllGlobals())

const shares: number[] = []

const send = (answers: typeof FakeRequest.answers) => {
  FakeRequest.answers = answers
  FakeRequest.sent.length = 0
  shares.length = 0
  const upload = xhrUpload({ lng: 'en', accessToken: () => 'old', renew: async () => 'new' })
  return upload('POST /gallery', {
    file: { field: 'image', content: new File(['a'], 'robe.jpg') },
    fields: { board: 'lookbook' },
    idempotencyKey: 'key',
    onProgress: (share) => void shares.push(share),
  })
}

const tokens = () => FakeRequest.sent.map(({ headers }) => headers.get('authorization'))

describe('a file over XMLHttpRequest', () => {
  it('leaves with the fields beside it, its token and its key, and tells how far it is', async () => {
    expect(await send([[201, '{"success":true}']])).toEqual({ success: true })
    const [request] = FakeRequest.sent
    expect([request?.method, request?.url]).toEqual(['POST', '/api/gallery?lng=en'])
    expect(request?.headers.get('idempotency-key')).toBe('key')
    expect(request?.body?.get('board')).toBe('lookbook')
    expect(request?.body?.get('image')).toMatchObject({ name: 'robe.jpg' })
    expect(shares).toEqual([0.25])
  })

  it('is sent again, once, when its token has had its time', async () => {
    expect(
      await send([
        [401, '{}'],
        [201, '{}'],
      ]),
    ).toEqual({})
    expect(tokens()).toEqual(['Bearer old', 'Bearer new'])
    await expect(
      send([
        [401, '{}'],
        [401, '{}'],
      ]),
    ).rejects.toMatchObject({ status: 401 })
  })

  it('is not sent again when the session is over', async () => {
    const refusal = '{"code":"sign_in_required","message":"Sign in."}'
    FakeRequest.answers = [[401, refusal]]
    const upload = xhrUpload({ lng: 'en', accessToken: () => 'old', renew: async () => undefined })
    const file = { field: 'image', content: new File(['a'], 'robe.jpg') }
    const call = { file, fields: {}, idempotencyKey: 'key', onProgress: () => {} }
    await expect(upload('POST /gallery', call)).rejects.toMatchObject({ code: 'sign_in_required' })
    expect(tokens()).toEqual(['Bearer old'])
  })

  it('is refused in the house’s words, or as what stands in its place', async () => {
    const refusal = '{"success":false,"code":"picture_unknown","message":"Not a picture."}'
    await expect(send([[415, refusal]])).rejects.toMatchObject({
      code: 'picture_unknown',
      message: 'Not a picture.',
    })
    await expect(send([[502, '<html>']])).rejects.toMatchObject({ status: 502, code: 'unexpected_answer' })
  })

  it('finds no house when the line breaks, or when something else answers', async () => {
    await expect(send(['broken'])).rejects.toMatchObject({ name: 'Unreachable' })
    await expect(send([[200, '<html>']])).rejects.toMatchObject({ name: 'Unreachable' })
  })
})
