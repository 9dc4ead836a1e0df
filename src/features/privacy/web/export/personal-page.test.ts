import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PersonalExport } from '../../personal-export.schema.ts'
import { personalPage } from './personal-page.ts'

const kept = (sections: PersonalExport['sections'], house = 'Maison Clairval'): PersonalExport => ({
  exportedAt: '2026-10-04T12:05:00.000Z',
  house,
  sections,
})

const account = { firstName: 'Jeanne', lastName: 'Arnaud', language: 'fr', emailConfirmedAt: null }

describe('the page of what is kept about a person', () => {
  it('says whose it is, by which house, when, and in their language', () => {
    const page = personalPage(kept({ account: [account] }), 'fr')
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/)
    expect(page).toContain('Jeanne Arnaud, ce que Maison Clairval garde de vous')
    expect(page).toContain('Page établie le 4 octobre 2026 à 14:05, heure de Paris.')
    expect(personalPage(kept({ account: [account] }), 'en')).toContain(
      '<h2>Your account</h2><article><dl><div><dt>First name</dt><dd><bdi>Jeanne</bdi></dd></div>',
    )
  })

  it('names what it knows, and leaves the raw name to what it does not', () => {
    const page = personalPage(kept({ account: [account], horoscopes: [{ ascendant: 'Lion' }] }), 'fr')
    expect(page).toContain('<dt>Prénom</dt>')
    expect(page).toContain('<dt>Langue</dt><dd>français</dd>')
    expect(page).toContain('<h2>horoscopes</h2>')
    expect(page).toContain('<dt>ascendant</dt>')
  })

  it('begins with the account, and ends with what nobody has named', () => {
    const page = personalPage(kept({ horoscopes: [], mails: [], addresses: [], account: [account] }), 'en')
    const heads = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head]) => head)
    expect(heads).toEqual(['Your account', 'Your address book', 'Messages from the house', 'horoscopes'])
  })

  it('writes moments, yes and no, lists and what is missing in words', () => {
    const record = {
      addedAt: '2026-10-04T12:05:00.000Z',
      isDefault: true,
      phone: '',
      after: { tags: ['a', 2] },
    }
    const page = personalPage(kept({ addresses: [record] }), 'en')
    expect(page).toContain('<time datetime="2026-10-04T12:05:00.000Z">4 October 2026 at 14:05</time>')
    expect(page).toContain('<dt>Default address</dt><dd>yes</dd>')
    expect(page).toContain('<dt>Telephone</dt><dd>—</dd>')
    expect(page).toContain('<dt>tags</dt><dd><ul><li><bdi>a</bdi></li><li>2</li></ul></dd>')
  })

  it('makes a table of short entries that are alike, and says when there is nothing', () => {
    const products = ['Robe Garance', 'Robe Léonie'].map((product) => ({ productId: '1', piece: product }))
    const page = personalPage(kept({ favourites: products, productReviews: [] }), 'fr')
    expect(page).toContain(
      '<thead><tr><th scope="col">Référence de la pièce</th><th scope="col">Pièce</th></tr>',
    )
    expect(page.match(/<tr>/g)).toHaveLength(3)
    expect(page).toContain('<h2>Vos avis</h2><p class="nothing">La maison ne garde rien ici.</p>')
  })

  it('shows the source of a mail as text', () => {
    const html =
      '<!doctype html><html><body><script>alert(1)</script>\n<img src=x onerror=alert(1)></body></html>'
    const page = personalPage(kept({ mails: [{ subject: 'Bonjour', html }] }), 'fr')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toMatch(/<script|<img/)
  })
})

describe('hostile content', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '</pre></dd></dl></section><script>alert(1)</script>',
    '</style><script>alert(1)</script>',
    '</title><script>alert(1)</script>',
    '<!-- --><iframe src="javascript:alert(1)">',
    '&lt;script&gt;',
    "$&$`$'{{house}}{{time}}",
    `${'long '.repeat(60)}\n</pre><script>`,
  ]

  /** The tags of a page, without the text between them. */
  const tags = (page: string) => page.match(/<[^>]*>/g)?.join('')

  const withText = (text: string) =>
    personalPage(
      kept(
        {
          account: [
            { firstName: text, lastName: text, [text]: text, nested: { deep: [text, { [text]: text }] } },
          ],
          [text]: [{ [text]: text }, { [text]: text }],
        },
        text,
      ),
      'fr',
    )

  it.each(attacks)('%j adds nothing to the page, wherever it stands', (attack) => {
    const harmless = attack.replace(/[&<>"']/g, 'x')
    expect(tags(withText(attack))).toBe(tags(withText(harmless)))
  })

  it('of any kind adds nothing to the page', () => {
    const text = fc.string({ unit: fc.constantFrom(...'<>&"\'/=!- abscript\n`$ {}'), maxLength: 40 })
    fc.assert(
      fc.property(text, (attack) => {
        expect(tags(withText(`k${attack}`))).toBe(tags(withText(`k${attack.replace(/[&<>"']/g, 'x')}`)))
      }),
    )
  })

  it('takes no word from the prototype of our own tables', () => {
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
    const page = personalPage(
      kept(
        Object.fromEntries(
          names.map((name) => [name, [{ event: name, language: name, role: name, ...{ [name]: 1 } }]]),
        ),
      ),
      'fr',
    )
    expect(page).not.toMatch(/\[native code\]|\[object|function/)
    expect(page).toContain('<h2>constructor</h2>')
  })

  it('is followed only so deep', () => {
    let nest: unknown = '<b>core</b>'
    for (let depth = 0; depth < 500; depth++) nest = { nest }
    const page = personalPage(kept({ account: [{ nest }] }), 'fr')
    expect(page).toContain('&lt;b&gt;core&lt;/b&gt;')
    expect(page).not.toContain('<b>')
  })
})
