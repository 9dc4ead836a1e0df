import { describe, expect, it } from 'vitest'
import { chatMessageMaxLength } from './whatsapp.limits.ts'
import {
  chatLink,
  digitsOf,
  greetingOn,
  isChatOffered,
  isSendable,
  messageOf,
  withReadySentence,
} from './whatsapp.rules.ts'

describe('the greeting', () => {
  it.each([
    ['/lookbook', 'lookbook'],
    ['/inspiration', 'inspiration'],
    ['/sur-mesure', 'customMade'],
    ['/boutique', 'shop'],
    ['/boutique/produit/1', 'shop'],
    ['/rendez-vous', 'booking'],
    ['/', 'default'],
    ['/boutiques', 'default'],
    ['/constructor', 'default'],
  ])('on %s is that of %s', (path, greeting) => {
    expect(greetingOn(path)).toBe(greeting)
  })
})

describe('the chat', () => {
  it('is offered everywhere but where one pays', () => {
    expect(['/', '/boutique/panier', '/checkouts'].map(isChatOffered)).toEqual([true, true, true])
    expect(['/checkout', '/paiement/3d-secure'].map(isChatOffered)).toEqual([false, false])
  })

  it('sends nothing that is empty after trimming', () => {
    expect(['', '  \n\t', '\u00a0'].map(isSendable)).toEqual([false, false, false])
    expect(isSendable(' Bonjour ')).toBe(true)
  })

  it('opens the conversation at the digits of the number, with every sign of the message', () => {
    expect(digitsOf('+33 6 12-60.18 (47)')).toBe('33612601847')
    const message = 'Dentelle & soie ?\nÀ 100 % #1'
    const link = new URL(chatLink({ phone: '+33 6 12 60 18 47', message }))
    expect(link.origin + link.pathname).toBe('https://wa.me/33612601847')
    expect(link.searchParams.get('text')).toBe(message)
  })

  it('makes a link of half a sign too, which would break it', () => {
    expect(() => chatLink({ phone: '1', message: 'a\ud800' })).not.toThrow()
  })

  it('says what the words are about, and no more than a link holds', () => {
    expect(messageOf({ text: ' Bonjour ', about: 'À propos de : Envol' })).toBe(
      'Bonjour\n\nÀ propos de : Envol',
    )
    expect(messageOf({ text: 'Bonjour', about: undefined })).toBe('Bonjour')
    expect(messageOf({ text: 'a'.repeat(5000), about: undefined })).toHaveLength(chatMessageMaxLength)
  })

  it('adds a ready sentence to what is typed', () => {
    expect(withReadySentence('  ', 'Robe de mariée')).toBe('Robe de mariée')
    expect(withReadySentence('Bonjour ', 'Robe de mariée')).toBe('Bonjour\nRobe de mariée')
  })
})
