import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { LetterQuote } from '../../../../platform/mail/letter-quote.tsx'
import type { AppointmentFact } from './filled-words.ts'

interface AppointmentMailProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  /** Left out in mails to the house itself. */
  readonly greeting?: string
  readonly paragraphs: readonly string[]
  /** The reason, in the words of the person who cancelled or moved the appointment. */
  readonly quoted?: string
  readonly facts: readonly AppointmentFact[]
  readonly link: { readonly address: string; readonly button: string; readonly hint: string }
  readonly after?: string
  readonly farewell?: string
}

const table = { width: '100%', borderCollapse: 'collapse' as const, fontSize: 15, margin: '20px 0' }
const cell = {
  padding: '10px 0',
  borderTop: '1px solid #ddd3c2',
  textAlign: 'left' as const,
  verticalAlign: 'top' as const,
}
const word = { ...cell, width: '30%', fontWeight: 400, color: '#5d554b' }

/** A mail about an appointment. */
export const AppointmentMail = (props: AppointmentMailProps) => {
  const { house, lng, subject, greeting, paragraphs, quoted, facts, link, after, farewell } = props
  return (
    <Letter house={house} lng={lng} subject={subject}>
      {greeting && <p>{greeting}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {quoted && <LetterQuote text={quoted} />}
      <table style={table}>
        <tbody>
          {facts.map(([name, fact, address]) => (
            <tr key={name}>
              <th scope="row" style={word}>
                {name}
              </th>
              <td style={cell}>{address ? <a href={address}>{fact}</a> : fact}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LetterLink {...link} />
      {after && <p>{after}</p>}
      {farewell && <p>{farewell}</p>}
    </Letter>
  )
}
