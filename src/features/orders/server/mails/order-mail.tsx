import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'

export interface MailedLine {
  readonly name: string
  readonly size: string
  readonly quantity: number
  readonly amount: string
  readonly promised: string
  /** The notice beside a product that cannot be sent back. */
  readonly notice: string | undefined
  /** How long the house guarantees the product beyond the law. */
  readonly guarantee: string | undefined
}

interface OrderMailProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly lines: readonly MailedLine[]
  /** Pairs of label and amount, the total last. */
  readonly sums: readonly (readonly [string, string])[]
  readonly link: { readonly address: string; readonly button: string; readonly hint: string }
  /** Texts that the law requires after the purchase. */
  readonly smallPrint: readonly string[]
  readonly farewell: string
}

const table = { width: '100%', borderCollapse: 'collapse' as const, fontSize: 15 }
const cell = { padding: '10px 0', borderTop: '1px solid #ddd3c2', verticalAlign: 'top' as const }
const amount = { ...cell, textAlign: 'right' as const, whiteSpace: 'nowrap' as const }
const small = { fontSize: 13, color: '#5d554b' }

/** A mail about an order, with the products where they matter. */
export const OrderMail = (props: OrderMailProps) => {
  const { house, lng, subject, greeting, paragraphs, lines, sums, link, smallPrint, farewell } = props
  return (
    <Letter house={house} lng={lng} subject={subject}>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {lines.length > 0 && (
        <table style={table}>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.name} ${line.size}`}>
                <td style={cell}>
                  {line.quantity} × {line.name}
                  <div style={small}>
                    {[line.size, line.promised].filter(Boolean).join(' · ')}
                    {[line.guarantee, line.notice].filter(Boolean).map((sentence) => (
                      <div key={sentence}>{sentence}</div>
                    ))}
                  </div>
                </td>
                <td style={amount}>{line.amount}</td>
              </tr>
            ))}
            {sums.map(([word, sum]) => (
              <tr key={word}>
                <td style={cell}>{word}</td>
                <td style={amount}>{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LetterLink {...link} />
      {smallPrint.map((sentence) => (
        <p key={sentence} style={small}>
          {sentence}
        </p>
      ))}
      <p>{farewell}</p>
    </Letter>
  )
}
