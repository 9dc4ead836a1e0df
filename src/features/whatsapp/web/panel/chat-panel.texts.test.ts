import { expect, it } from 'vitest'
import { languages } from '../../../../shared/i18n/languages.ts'
import { greetingOn } from '../../whatsapp.rules.ts'
import { chatPanelTexts } from './chat-panel.texts.ts'

it.each([
  ['/lookbook', /look book/, /look book/],
  ['/inspiration', /ce qui vous inspire/, /what inspires you/],
  ['/sur-mesure', /la pièce que vous imaginez/, /the piece you imagine/],
  ['/boutique', /une taille ou un délai/, /a size or a delivery time/],
  ['/rendez-vous', /avant votre rendez-vous/, /before your appointment/],
  ['/', /Comment pouvons-nous vous aider/, /How can we help you/],
] as const)('on %s the house greets with words of that page, in both languages', (path, fr, en) => {
  const greeting = greetingOn(path)
  expect(chatPanelTexts.fr.greetings[greeting]).toMatch(fr)
  expect(chatPanelTexts.en.greetings[greeting]).toMatch(en)
})

it.each(languages)('no two pages share a greeting, %s', (lng) => {
  const greetings = Object.values(chatPanelTexts[lng].greetings)
  expect(new Set(greetings).size).toBe(6)
})
