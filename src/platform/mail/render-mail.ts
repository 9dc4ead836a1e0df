import { plainTextSelectors, render } from '@react-email/render'
import { compile } from 'html-to-text'
import type { ReactElement } from 'react'

/** Compiled once, because compiling the selectors costs as much as rendering a mail. */
const plainTextOf = compile({ wordwrap: false, selectors: plainTextSelectors })

/** Renders the HTML and the plain text of a mail from one React element. */
export const renderMail = async (element: ReactElement) => {
  const html = await render(element)
  return { html, text: plainTextOf(html) }
}
