import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'
import { useForm } from './use-form.ts'

type Options = Parameters<typeof useForm<'email' | 'words'>>[0]

const required = (text: string) => (text === '' ? 'Obligatoire' : undefined)

type Shown = ReturnType<typeof useForm<'email' | 'words'>>

const Screen = ({ options, shown }: { options: Partial<Options>; shown: Shown[] }) => {
  const check: Options['check'] = ({ email }) => ({ email: required(email) })
  shown.push(useForm({ names: ['email', 'words'], check, failures: { failed: 'Non envoyé' }, ...options }))
  return null
}

/** The form as a page first shows it. */
const formWith = (options: Partial<Options>) => {
  const shown: Shown[] = []
  renderToStaticMarkup(<Screen options={options} shown={shown} />)
  const [form] = shown
  if (!form) throw new Error('Nothing was rendered')
  return form
}

const refused = (fields?: Record<string, string>) =>
  new ApiError(422, { code: 'refused', message: 'Non.', ...(fields && { fields }) })

describe('a form', () => {
  it('begins with what is known, and names no fault before it was tried', () => {
    const form = formWith({ start: { words: 'Bonjour' } })
    expect(form.typed).toEqual({ email: '', words: 'Bonjour' })
    expect(form.field('words')).toEqual({ name: 'words', defaultValue: 'Bonjour', error: undefined })
    expect([form.errorOf('email'), form.isFaulty]).toEqual([undefined, false])
  })

  it('shows what a server refuses at its fields, and says the whole only when it names none', () => {
    const named = formWith({ failure: refused({ email: 'Invalide.', token: 'Usé.' }) })
    expect([named.errorOf('email'), named.errorOf('words'), named.refusal]).toEqual([
      'Invalide.',
      undefined,
      undefined,
    ])
    const whole = formWith({ failure: refused({ token: 'Usé.' }) })
    expect([whole.errorOf('email'), whole.refusal]).toEqual([undefined, 'Non.'])
    expect(formWith({ failure: new Unreachable('gone') }).refusal).toBe('Non envoyé')
  })

  it('shows what was refused before its script was loaded, beside what was posted', () => {
    const form = formWith({
      start: { email: 'jeanne' },
      refused: { message: 'Non.', fields: { email: 'Invalide.' } },
    })
    expect(form.field('email')).toEqual({ name: 'email', defaultValue: 'jeanne', error: 'Invalide.' })
    expect(form.refusal).toBeUndefined()
  })
})
