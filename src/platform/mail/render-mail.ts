import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** A mail's two bodies from one React element. */
export const renderMail = async (element: ReactElement) => {
  const html = await render(element)
  return { html, text: toPlainText(html) }
}
