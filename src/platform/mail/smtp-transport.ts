import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends through the server of SMTP_URL, over a few connections that stay open. */
export const smtpTransport = ({ url, from }: { url: string; from: string }): MailTransport => {
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...timeouts }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ messageId, to, language, subject, html, text, attachments, unsubscribeUrl, byHand }) => {
      await transport.sendMail({
        messageId: `<${messageId}@${domain}>`,
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers: {
          'Content-Language': language,
          ...(!byHand && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribeUrl && oneClick(unsubscribeUrl)),
        },
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
      })
    },
    close: () => transport.close(),
  }
}
