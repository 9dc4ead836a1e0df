import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { LetterQuote } from '../../../../platform/mail/letter-quote.tsx'

interface WithdrawalMailProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  /** Left out in mails to the house itself, and to an address that a stranger may have typed. */
  readonly greeting?: string | undefined
  readonly paragraphs: readonly string[]
  /** A quoted text, unchanged. */
  readonly quoted?: string
  /** Pairs of label and amount, the total last. */
  readonly sums?: readonly (readonly [string, string])[]
  readonly after?: readonly string[]
  readonly link?: { readonly address: string; readonly button: string; readonly hint: string }
  readonly farewell?: string
}

const table = { width: '100%', borderCollapse: 'collapse' as const, fontSize: 15 }
const cell = { padding: '10px 0', borderTop: '1px solid #ddd3c2', verticalAlign: 'top' as const }
const amount = { ...cell, textAlign: 'right' as const, whiteSpace: 'nowrap' as const }

/** A mail about a withdrawal. */
export const WithdrawalMail = (props: WithdrawalMailProps) => {
  const { house, lng, subject, greeting, paragraphs, quoted, sums = [], after = [], link, farewell } = props
  return (
    <Letter house={house} lng={lng} subject={subject}>
      {greeting && <p>{greeting}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {quoted && <LetterQuote text={quoted} />}
      {sums.length > 0 && (
        <table style={table}>
          <tbody>
            {sums.map(([word, sum]) => (
              <tr key={word}>
                <td style={cell}>{word}</td>
                <td style={amount}>{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && <LetterLink {...link} />}
      {farewell && <p>{farewell}</p>}
    </Letter>
  )
}
