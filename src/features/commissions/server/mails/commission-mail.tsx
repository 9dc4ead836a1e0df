import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { LetterQuote } from '../../../../platform/mail/letter-quote.tsx'

interface CommissionMailProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  /** Left out in mails to the house itself, and to an address that a stranger may have typed. */
  readonly greeting?: string | undefined
  readonly paragraphs: readonly string[]
  /** What somebody of the house has written to the customer. */
  readonly quoted?: string
  readonly link: { readonly address: string; readonly button: string; readonly hint: string }
  readonly farewell?: string
}

/** A mail about a commission. */
export const CommissionMail = (props: CommissionMailProps) => {
  const { house, lng, subject, greeting, paragraphs, quoted, link, farewell } = props
  return (
    <Letter house={house} lng={lng} subject={subject}>
      {greeting && <p>{greeting}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {quoted && <LetterQuote text={quoted} />}
      <LetterLink {...link} />
      {farewell && <p>{farewell}</p>}
    </Letter>
  )
}
