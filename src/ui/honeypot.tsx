/** Without them the field is the page's own, and read when its form is sent. */
interface HoneypotProps {
  readonly value?: string
  readonly onChange?: (value: string) => void
}

/** A field that nobody sees, hears or reaches by keyboard; programs that fill in forms fill it in. */
export const Honeypot = ({ value, onChange }: HoneypotProps) => (
  <div aria-hidden="true" className="absolute start-[-100vw] size-px overflow-hidden">
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-label="Website"
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  </div>
)
