import { describe, expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

describe('renderMail', () => {
  it('makes a page and a plain text of one element, accents and links included', async () => {
    const { html, text } = await renderMail(
      <html lang="fr">
        <body>
          <h1>Votre essayage</h1>
          <p>
            À bientôt, <a href="https://www.example.fr/compte">votre compte</a>
          </p>
        </body>
      </html>,
    )
    expect(html).toMatch(/^<!DOCTYPE html.*<html lang="fr">/s)
    expect(html).toContain('À bientôt')
    expect(text).toMatch(/VOTRE ESSAYAGE/i)
    expect(text).toContain('https://www.example.fr/compte')
    expect(text).not.toContain('<')
  })
})
