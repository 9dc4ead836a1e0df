import { once } from 'node:events'
import { connect } from 'node:net'

const request = (line: string, headers: Readonly<Record<string, string | number>> = {}, body = '') =>
  [
    `${line} HTTP/1.1`,
    'Host: house.example',
    ...Object.entries({ Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

const json = (line: string, body: string, headers = {}) =>
  request(
    line,
    { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers },
    body,
  )

const form = (line: string, body: string) =>
  request(
    line,
    { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) },
    body,
  )

const upload = (line: string, length: number, body: string) =>
  request(line, { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': length }, body)

const file =
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nnothing\r\n--b--\r\n'
const login = JSON.stringify({ email: 'nobody@example.fr', password: 'A password of nobody' })
const html = { Accept: 'text/html' }
const unknown = '/api/nope'

export interface OddRequest {
  readonly sent: string
  /** Whether the caller leaves before the answer. */
  readonly leaves?: boolean
}

/** Requests of every kind that passes by a server on the open internet, most of them nonsense. */
export const oddRequests: Readonly<Record<string, OddRequest>> = {
  'an unknown call': { sent: request(`GET ${unknown}`) },
  'the head of an unknown call': { sent: request(`HEAD ${unknown}`) },
  'the options of an unknown call': { sent: request(`OPTIONS ${unknown}`) },
  'a post to an unknown call': { sent: json(`POST ${unknown}`, '{}') },
  'a put to an unknown call': { sent: json(`PUT ${unknown}`, '{}') },
  'a patch of an unknown call': { sent: json(`PATCH ${unknown}`, '{}') },
  'a deletion of an unknown call': { sent: request(`DELETE ${unknown}`) },
  'a trace': { sent: request('TRACE /') },
  'a method of other servers': { sent: request('PROPFIND /') },
  'a method that is none': { sent: request('STEAL /') },
  'a login page of other houses': { sent: request('GET /wp-login.php', html) },
  'a login at other houses': { sent: form('POST /wp-login.php', 'log=admin&pwd=admin') },
  'an address that is half escaped': { sent: request('GET /%E0%A4%A') },
  'a call that is half escaped': { sent: request('GET /api/products/%zz') },
  'an address with a NUL': { sent: request('GET /boutique%00') },
  'a very long address': { sent: request(`GET /${'a'.repeat(12_000)}`) },
  'a page': { sent: request('GET /', html) },
  'the head of a page': { sent: request('HEAD /', html) },
  'the options of a page': { sent: request('OPTIONS /boutique') },
  'an untidy address': { sent: request('GET /boutique/', html) },
  'a page that leads elsewhere': { sent: request('GET /commandes', html) },
  'a page that is broken': { sent: request('GET /lookbook', html) },
  'the data of a page': { sent: request('GET /boutique.data') },
  'a page for programs of long ago': { sent: 'GET / HTTP/1.0\r\n\r\n' },
  'a missing script': { sent: request('GET /assets/none.js') },
  'a missing picture': { sent: request('GET /media/none/320.webp') },
  'a part of the list of pages': { sent: request('GET /sitemap.xml', { Range: 'bytes=0-10' }) },
  'a page that the reader may have': { sent: request('GET /', { 'If-None-Match': '"old"' }) },
  'a list': { sent: request('GET /api/products?limit=3') },
  'the head of a list': { sent: request('HEAD /api/products') },
  'a call of the house': { sent: request('GET /api/admin/dashboard') },
  'a call with a token of nobody': { sent: request('GET /api/cart', { Authorization: 'Bearer nobody' }) },
  'a body that is no JSON': { sent: json('POST /api/contact', '{"fullName":') },
  'a body that is refused': { sent: json('POST /api/contact', '{}') },
  'a body of another type': {
    sent: request('POST /api/contact', { 'Content-Type': 'text/plain', 'Content-Length': 2 }, 'hi'),
  },
  'a body that is too large': {
    sent: json('POST /api/contact', '{', { 'Content-Length': 9_000_000 }),
    leaves: true,
  },
  'a body that ends early': {
    sent: json('POST /api/contact', '{"a', { 'Content-Length': 500 }),
    leaves: true,
  },
  'a body in pieces that ends early': {
    sent: request(
      'POST /api/contact',
      { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      '5\r\n{"a',
    ),
    leaves: true,
  },
  'an upload of nobody': { sent: upload('POST /api/products/1/images', file.length, file) },
  'an upload of nobody that ends early': {
    sent: upload('POST /api/products/1/images', 5_000_000, file.slice(0, 60)),
    leaves: true,
  },
  'a message of no bank': { sent: json('POST /api/payments/webhook', '{}', { 'Demo-Signature': 'none' }) },
  'a key that cannot be read': { sent: json('POST /api/contact', '{}', { 'Idempotency-Key': '€' }) },
  'a form without scripts': { sent: form('POST /contact', 'fullName=&email=') },
  'an end of the newsletter': { sent: form('POST /newsletter/desinscription?token=none', '') },
  'a socket for messages': {
    sent: request('GET /', { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': 13 }),
    leaves: true,
  },
  'a question whether to send': { sent: json('POST /api/contact', '{}', { Expect: '100-continue' }) },
  'two requests on one line': {
    sent: request(`GET ${unknown}`, { Connection: 'keep-alive' }) + request(`GET ${unknown}`),
  },
  'a line that is no request': { sent: 'hello\r\n\r\n' },
  'a question after its health': { sent: request('GET /readyz') },
  'a sign-in of nobody': { sent: json('POST /api/auth/login', login) },
  'a sign-in that is not waited for': { sent: json('POST /api/auth/login', login), leaves: true },
  'a list that is not waited for': { sent: request('GET /api/products?search=robe'), leaves: true },
  'a page that is not waited for': { sent: request('GET /boutique?minPrice=100', html), leaves: true },
  'an unknown call that is not waited for': { sent: request(`GET ${unknown}`), leaves: true },
}

/** Sends one request on a connection of its own, and answers what came back once the connection is closed. */
export const sendOdd = async (port: number, { sent, leaves = false }: OddRequest, address?: string) => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk
  })
  const written =
    address === undefined ? sent : sent.replace('Host: ', `X-Forwarded-For: ${address}\r\nHost: `)
  if (leaves) socket.write(written, () => setImmediate(() => socket.destroy()))
  else socket.write(written)
  await closed
  return answer
}
