import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smtpTransport } from './smtp-transport.ts'

const mail = {
  messageId: 'abc',
  to: 'anne@example.fr',
  language: 'fr',
  subject: 'Votre robe est prête',
  html: '<p>Prête</p>',
  text: 'Prete',
  attachments: [{ filename: 'facture.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
}

let server: Server
let port: number
let received: string[]

beforeEach(async () => {
  received = []
  server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let inData = false
    say('220 mail.example.fr')
    createInterface({ input: socket }).on('line', (line) => {
      received.push(line)
      if (inData && line !== '.') return
      if (line === 'DATA') say('354 go on')
      else if (/^RCPT TO:<refused/.test(line)) say('550 no such mailbox')
      else say('250 ok')
      inData = line === 'DATA'
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const send = async (to: string, more: { unsubscribeUrl?: string; byHand?: boolean } = {}) => {
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Maison <atelier@example.fr>' })
  try {
    await transport.send({ ...mail, ...more, to })
  } finally {
    transport.close()
  }
}

describe('smtpTransport', () => {
  it('hands a multipart mail with text, page and attachment to the server', async () => {
    await send('anne@example.fr')
    const message = received.join('\n')
    expect(message).toContain('MAIL FROM:<atelier@example.fr>')
    expect(message).toContain('RCPT TO:<anne@example.fr>')
    expect(message).toContain('Message-ID: <abc@example.fr>')
    expect(message).toContain('Content-Language: fr')
    for (const type of [
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'application/pdf',
    ])
      expect(message).toContain(`Content-Type: ${type}`)
  })

  it('says how to hear no more by one click, of a mail that can be stopped', async () => {
    await send('anne@example.fr')
    expect(received.join('\n')).not.toContain('List-Unsubscribe')
    await send('anne@example.fr', { unsubscribeUrl: 'https://house.example/retour-en-stock/arret?key=abc' })
    const message = received.join('\n').replaceAll(/\n\s+/g, ' ')
    expect(message).toContain('List-Unsubscribe: <https://house.example/retour-en-stock/arret?key=abc>')
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('says of a mail that nobody wrote by hand that it is automatic, and of no other', async () => {
    await send('anne@example.fr', { byHand: true })
    expect(received.join('\n')).not.toContain('Auto-Submitted')
    await send('anne@example.fr')
    expect(received.join('\n')).toContain('Auto-Submitted: auto-generated')
  })

  it('fails when the server refuses the recipient', async () => {
    await expect(send('refused@example.fr')).rejects.toThrow('550 no such mailbox')
  })

  it('writes to nobody else through a crafted address', async () => {
    await send('anne@example.fr, other@example.fr').catch(() => {})
    expect(received.filter((line) => line.startsWith('RCPT TO:<other@example.fr>'))).toEqual([])
  })
})
