import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { renderMail } from '../../../../platform/mail/render-mail.ts'

interface AccountMailProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly address: string; readonly button: string; readonly hint: string } | undefined
  readonly farewell: string
}

/** A mail of the house about an account: a few sentences and at most one button. */
const AccountMail = (props: AccountMailProps) => {
  const { house, lng, subject, greeting, paragraphs, link, farewell } = props
  return (
    <Letter house={house} lng={lng} subject={subject}>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && <LetterLink {...link} />}
      <p>{farewell}</p>
    </Letter>
  )
}

export const renderAccountMail = (props: AccountMailProps) => renderMail(<AccountMail {...props} />)
