import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DOMReadyEvent, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

const isSecret = (field: HtmlElement) =>
  field.getAttributeValue('type') === 'password' ||
  /^cc-|-password$/.test(field.getAttributeValue('autocomplete') ?? '')

/**
 * Before its script is there, a form that names neither method nor address sends its fields in the address of its page.
 * A question, such as a search, may be sent like this; personal data may not, and a secret never.
 */
class FormsArePosted extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const form of document.querySelectorAll('form')) {
        const isPosted = form.getAttributeValue('method') === 'post'
        const isQuestion = form.hasAttribute('action') && !form.querySelectorAll('input').some(isSecret)
        if (!isPosted && !isQuestion) this.report(form, 'A form is posted, or asks a question of an address')
      }
    })
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    plugins: [{ name: 'house', rules: { 'house/forms-are-posted': FormsArePosted } }],
    rules: {
      'house/forms-are-posted': 'error',
      // How React and the browser write down what is the same to every reader.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // React's ids begin with « _ », as HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The colour of a picture that is still to come, how far a thread is sewn: values, which no sheet can know.
      'no-inline-style': 'off',
      // No number is broken: base.css says so of every link that calls.
      'tel-non-breaking': 'off',
      // What an open dialog covers is hidden from screen readers, and inert: axe sees what can be focused.
      'hidden-focusable': 'off',
      // What a window has no room for is hidden by a sheet, which only a browser reads: axe counts the landmarks.
      'unique-landmark': 'off',
      // Base UI's own words: « presentation » is « none », its stack of notices is a region, what its search found is a
      // listbox, and the input that it hides has the type that an input has by default.
      'presentation-role-style': 'off',
      'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
      'no-implicit-input-type': 'off',
      // Scripts of our own address come over the same line as the page that would vouch for them.
      'require-sri': 'off',
    },
  }),
)

/** Keeps a page for another validator, as docs/operations.md says. */
const savePage = (folder: string, html: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${createHash('sha256').update(html).digest('hex').slice(0, 16)}.html`), html)
}

/** What the validator holds against a whole page, one line a fault. */
export const htmlFaults = async (html: string) => {
  const folder = process.env.E2E_SAVE_PAGES
  if (folder) savePage(folder, html)
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}, at ${selector}`),
  )
}
