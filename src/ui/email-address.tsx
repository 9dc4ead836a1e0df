import { Fragment } from 'react'

/** An e-mail address that a narrow column breaks after a sign, not within a word. */
export const EmailAddress = ({ email }: { email: string }) => (
  <span className="wrap-break-word">
    {[...email.matchAll(/[^@._-]*[@._-]?/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
