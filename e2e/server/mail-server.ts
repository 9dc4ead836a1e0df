import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly id: string
  readonly to: string
  /** What its link proves: after #, or as the token that confirms. */
  readonly key: string | undefined
  /** Where its first link leads, below the house's address. */
  readonly path: string | undefined
  /** What a program of mail posts to, below the house's address, so that no more of its kind come. */
  readonly stopPath: string | undefined
}

const pathIn = (written: string) => /https?:\/\/[^\s/]+(\/[^\s">\])]*)/.exec(written)?.[1]

/** A letter as it is read: without the line ends and signs of its transport. */
const readable = (raw: string) =>
  raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const readMail = (raw: string): ReceivedMail => {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const words = readable(raw.slice(end))
  return {
    id: header('Message-ID'),
    to: header('To'),
    path: pathIn(words),
    stopPath: pathIn(header('List-Unsubscribe')),
    key: /https?:\/\/[^\s#?]*(?:#|\/confirmation\?token=)([\w-]+)/.exec(words)?.[1],
  }
}

/** A mail server of this machine, which takes every letter, or takes none until it is told to go on. */
export const openMailServer = async () => {
  const taken: ReceivedMail[] = []
  const unanswered: ReceivedMail[] = []
  let isSilent = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, answer) => {
      // The stream breaks off when the house is killed while it sends: the message is neither taken nor read to the end.
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return
      const mail = readMail(raw)
      if (isSilent) unanswered.push(mail)
      else {
        taken.push(mail)
        answer(null)
      }
    },
  })
  // A house that is killed ends its connections in the middle of a word.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What it took, in the order of arrival. */
    taken,
    /** What it read to the end and gave no answer to: its sender does not know what became of it. */
    unanswered,
    fallSilent: () => {
      isSilent = true
    },
    goOn: () => {
      isSilent = false
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
