import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'

interface AlertMailProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly address: string; readonly button: string; readonly hint: string }
  readonly farewell: string
  readonly stop: { readonly address: string; readonly words: string }
}

const small = { fontSize: 13, color: '#5d554b' }

/** A mail about an awaited size, with the link to unsubscribe at its foot. */
export const AlertMail = (props: AlertMailProps) => {
  const { house, lng, subject, greeting, paragraphs, link, farewell, stop } = props
  return (
    <Letter house={house} lng={lng} subject={subject}>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <LetterLink {...link} />
      <p>{farewell}</p>
      <p style={small}>
        <a href={stop.address} style={small}>
          {stop.words}
        </a>
      </p>
    </Letter>
  )
}
