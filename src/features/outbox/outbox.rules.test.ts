import { describe, expect, it } from 'vitest'
import { withoutKeys } from '../../shared/link-keys.ts'
import { mailStatuses } from './outbox.limits.ts'
import { canBeQueuedAgain, mayReadKeys, withDeadLinks } from './outbox.rules.ts'

const key = 'Qm9uam91ci1KZWFubmUtYm9uam91ci1KZWFubmU_-x1'

describe('the key in a link', () => {
  it('is read by admins only, in mails that never left', () => {
    const readable = (role: string) => mailStatuses.filter((status) => mayReadKeys({ role, status }))
    expect(readable('admin')).toEqual(['kept', 'failed'])
    expect(readable('staff')).toEqual([])
    expect(readable('user')).toEqual([])
  })

  it('is left out of the text and of the page, the rest of the address staying', () => {
    const link = 'https://house.test/auth/nouveau-mot-de-passe?lng=en'
    expect(withoutKeys(`Suivez ${link}#${key} vite.`)).toBe(`Suivez ${link}#… vite.`)
    const page = withoutKeys(`<a href="${link}#${key}">Choisir</a><p>${link}#${key}</p>`)
    expect(page).toBe(`<a href="${link}#…">Choisir</a><p>${link}#…</p>`)
  })

  it('is left out where it is part of the address, too', () => {
    const link = 'https://house.test/newsletter/desinscription'
    expect(withoutKeys(`Suivez ${link}?token=${key}&lng=en vite.`)).toBe(
      `Suivez ${link}?token=…&lng=en vite.`,
    )
    expect(withoutKeys(`<a href="${link}?lng=en&amp;key=${key}">`)).toBe(
      `<a href="${link}?lng=en&amp;key=…">`,
    )
  })

  it('is left out where it is a code to type', () => {
    expect(withoutKeys('<p>Votre code : 012345</p>')).toBe('<p>Votre code : …</p>')
    expect(withoutKeys('Your code: 012345\n')).toBe('Your code: …\n')
  })

  it('is not taken for a colour, a place in a page or a hash in words', () => {
    const page = '<p style="color:#221d18">n°#12345678901234567890 https://house.test/garanties#retours</p>'
    expect(withoutKeys(page)).toBe(page)
  })
})

describe('queueing again', () => {
  it('is for what was given up', () => {
    expect(mailStatuses.filter(canBeQueuedAgain)).toEqual(['failed'])
  })
})

describe('the page of a mail', () => {
  it('opens its links in windows that its frame may not open', () => {
    const base = '<base target="_blank">'
    expect(withDeadLinks('<!DOCTYPE html><html><head lang="fr"><title>')).toBe(
      `<!DOCTYPE html><html><head lang="fr">${base}<title>`,
    )
    expect(withDeadLinks('<p>Bonjour</p>')).toBe(`${base}<p>Bonjour</p>`)
  })
})
