import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RatingInput } from './rating-input.tsx'

const labelOf = (rating: number) => `${rating} sur 5`
const radiosOf = (html: string) => html.match(/<input[^>]*>/g) ?? []

describe('the star input', () => {
  it('is one group of five native radios, so that the arrow keys move through it', () => {
    const radios = radiosOf(
      renderToStaticMarkup(<RatingInput legend="Note" name="rating" labelOf={labelOf} />),
    )
    expect(radios).toHaveLength(5)
    for (const radio of radios) expect(radio).toMatch(/type="radio".*name="rating"/)
    expect(radios.map((radio) => /value="(\d)"/.exec(radio)?.[1])).toEqual(['1', '2', '3', '4', '5'])
  })

  it('starts at the given rating and at none without one', () => {
    const given = radiosOf(
      renderToStaticMarkup(<RatingInput legend="Note" name="rating" labelOf={labelOf} defaultValue={5} />),
    )
    expect(given.map((radio) => radio.includes('checked'))).toEqual([false, false, false, false, true])
    const none = renderToStaticMarkup(<RatingInput legend="Note" name="rating" labelOf={labelOf} />)
    expect(none).not.toContain('checked=""')
  })

  it('names every star in words and ties the error to the group', () => {
    const html = renderToStaticMarkup(
      <RatingInput legend="Note" name="rating" labelOf={labelOf} error="Veuillez choisir une note" />,
    )
    expect(html).toContain('3 sur 5')
    const describedBy = /aria-describedby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${describedBy}"`)
  })
})
