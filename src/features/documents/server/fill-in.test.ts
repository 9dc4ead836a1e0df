import { describe, expect, it } from 'vitest'
import { fillIn, fillInHtml, hasBlanks } from './fill-in.ts'

const facts = { 'seller.legalName': "L'Aiguille & <Fils>" }

describe('the blanks of a text', () => {
  it('are filled with what is known', () => {
    expect(fillIn('Vendu par {{seller.legalName}}.', facts)).toBe("Vendu par L'Aiguille & <Fils>.")
  })

  it('take words and no tags in HTML', () => {
    expect(fillInHtml('<p title="{{seller.legalName}}">', facts)).toBe(
      '<p title="L&#39;Aiguille &amp; &lt;Fils&gt;">',
    )
  })

  it('that nobody knows are a fault', () => {
    expect(() => fillIn('{{seller.shoeSize}}', facts)).toThrow('seller.shoeSize')
  })

  it('are told from braces that mean something else', () => {
    expect(hasBlanks('{{seller.legalName}}')).toBe(true)
    expect(hasBlanks('{ {{ }} ')).toBe(false)
  })
})
