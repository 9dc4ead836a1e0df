interface AccountMailProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly address: string; readonly button: string; readonly hint: string } | undefined
  readonly farewell: string
}

// Mail programs know neither our tokens nor style sheets: the paper, ink and garance of the light theme, written out.
const serif = "'Bodoni Moda', Didot, 'Bodoni MT', Georgia, serif"
const sans = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif"
const page = {
  margin: 0,
  padding: '32px 16px',
  backgroundColor: '#f6f1e7',
  color: '#221d18',
  fontFamily: sans,
}
const sheet = {
  maxWidth: 560,
  margin: '0 auto',
  padding: 32,
  backgroundColor: '#fdfaf3',
  fontSize: 16,
  lineHeight: 1.6,
}
const name = { fontFamily: serif, fontSize: 24, paddingBottom: 16, borderBottom: '1px dashed #a8322d' }
const button = {
  display: 'inline-block',
  padding: '14px 24px',
  backgroundColor: '#a8322d',
  color: '#fdfaf3',
  textDecoration: 'none',
  fontWeight: 600,
}
const small = { fontSize: 13, color: '#5d554b', wordBreak: 'break-all' as const }

/** A letter of the house about an account: a few sentences, at most one thing to press. */
export const AccountMail = (props: AccountMailProps) => {
  const { house, lng, subject, greeting, paragraphs, link, farewell } = props
  return (
    <html lang={lng}>
      <head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
      </head>
      <body style={page}>
        <div style={sheet}>
          <div style={name}>{house}</div>
          <p>{greeting}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <>
              <p>
                <a href={link.address} style={button}>
                  {link.button}
                </a>
              </p>
              <p style={small}>
                {link.hint}
                <br />
                {link.address}
              </p>
            </>
          )}
          <p>{farewell}</p>
        </div>
      </body>
    </html>
  )
}
