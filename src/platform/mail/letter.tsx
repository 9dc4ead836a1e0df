import type { ReactNode } from 'react'

interface LetterProps {
  readonly house: string
  readonly lng: string
  readonly subject: string
  /** What programs of mail show beside the subject, in place of the first words. */
  readonly preheader?: string
  readonly children: ReactNode
}

// Mail programs support neither our CSS variables nor style sheets, so the colours of the light theme are written out.
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
const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }
const name = { fontFamily: serif, fontSize: 24, paddingBottom: 16, borderBottom: '1px dashed #a8322d' }

/** The layout of every mail, with the name of the house at the top. */
export const Letter = ({ house, lng, subject, preheader, children }: LetterProps) => (
  <html lang={lng}>
    <head>
      <title>{subject}</title>
      <meta name="viewport" content="width=device-width" />
    </head>
    <body style={page}>
      {preheader && (
        <div style={hidden} data-skip-in-text="true">
          {preheader}
        </div>
      )}
      <div style={sheet}>
        <div style={name}>{house}</div>
        {children}
      </div>
    </body>
  </html>
)
