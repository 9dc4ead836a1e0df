interface LetterLinkProps {
  readonly address: string
  readonly button: string
  /** The text for when the button does not work. */
  readonly hint: string
}

const pressed = {
  display: 'inline-block',
  padding: '14px 24px',
  backgroundColor: '#a8322d',
  color: '#fdfaf3',
  textDecoration: 'none',
  fontWeight: 600,
}
const small = { fontSize: 13, color: '#5d554b', wordBreak: 'break-all' as const }

/** The button of a mail, and its address for programs that show no buttons. */
export const LetterLink = ({ address, button, hint }: LetterLinkProps) => (
  <>
    <p>
      <a href={address} style={pressed}>
        {button}
      </a>
    </p>
    <p style={small}>
      {hint}
      <br />
      {address}
    </p>
  </>
)
