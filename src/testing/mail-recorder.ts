import type { MailTransport, OutgoingMail } from '../platform/mail/mail-transport.ts'

/** A mail server that keeps what it is given; `failures` are thrown first, one for each mail. */
export const mailRecorder = (...failures: readonly Error[]) => {
  const sent: OutgoingMail[] = []
  const pending = [...failures]
  const transport: MailTransport = {
    send: async (mail) => {
      const failure = pending.shift()
      if (failure) throw failure
      sent.push(mail)
    },
    close: () => {},
  }
  return { sent, transport }
}
