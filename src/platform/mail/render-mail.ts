import { plainTextSelectors, render } from '@react-email/render'
import { compile } from 'html-to-text'
import type { ReactElement } from 'react'

/** Made once: understanding what to leave out of a mail costs as much as writing it. */
const plainTextOf = compile({ wordwrap: false, selectors: plainTextSelectors })

/** A mail's two bodies from one React element. */
export const renderMail = async (element: ReactElement) => {
  const html = await render(element)
  return { html, text: plainTextOf(html) }
}
