import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** The opening tag of each form in a file; the « > » of « => » does not end the tag. */
const formsIn = (source: string) => source.match(/<form\b(?:=>|[^>])*>/g) ?? []

const forms = Object.entries(sources).flatMap(([file, source]) =>
  formsIn(source).map((form) => ({ file, form })),
)

/** Code that renders a field for a secret: a password, or the data of a card. */
const drawsSecret = /<(?:New)?PasswordFields?\b|type="password"|autoComplete="(?:cc-|\w+-password)/

describe('a form that is sent before its script is there', () => {
  it('is posted, unless it asks a question of an address that it names', () => {
    expect(forms.length).toBeGreaterThan(15)
    const leaking = forms.filter(({ form }) => !form.includes('method="post"') && !form.includes('action='))
    expect(leaking).toEqual([])
  })

  it('asks no question where a secret is written', () => {
    const questions = forms.filter(({ form }) => !form.includes('method="post"'))
    const telling = questions.filter(({ file }) => drawsSecret.test(sources[file] ?? ''))
    expect(telling).toEqual([])
  })
})
