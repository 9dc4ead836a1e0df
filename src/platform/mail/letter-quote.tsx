const quote = {
  margin: '20px 0',
  padding: '4px 0 4px 16px',
  borderLeft: '2px solid #a8322d',
}

/** A quoted text as its author wrote it: its lines one below the other in every program. */
export const LetterQuote = ({ text }: { text: string }) => (
  <div style={quote}>
    {text.split('\n').map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes, some of which are alike
      <span key={index}>
        {index > 0 && <br />}
        {line}
      </span>
    ))}
  </div>
)
