const quote = {
  margin: '20px 0',
  padding: '4px 0 4px 16px',
  borderLeft: '2px solid #a8322d',
}

/** Quotes a text with the line breaks of its author, which every mail program shows. */
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
