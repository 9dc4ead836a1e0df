import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const image = {
  url: '/media/a1/900.webp',
  alt: 'Robe, vue de face',
  width: 900,
  height: 1200,
  color: '#e8ddc8',
  widths: [450, 900],
}

describe('the picture', () => {
  it('offers every width in both formats beside the given address', () => {
    const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />)
    expect(html).toContain('srcSet="/media/a1/450.avif 450w, /media/a1/900.avif 900w"')
    expect(html).toContain('srcSet="/media/a1/450.webp 450w, /media/a1/900.webp 900w"')
  })

  it('keeps its shape, in the room of a phone where no style sheet gives it more', () => {
    const roomOf = (width: number, height: number) =>
      /width="\d+" height="\d+"/.exec(
        renderToStaticMarkup(<Picture image={{ ...image, width, height }} sizes="50vw" />),
      )?.[0]
    expect(roomOf(900, 1200)).toBe('width="300" height="400"')
    expect(roomOf(1800, 1200)).toBe('width="300" height="200"')
    expect(roomOf(120, 160)).toBe('width="120" height="160"')
  })

  it('is lazy unless it is the one the first screen is about', () => {
    expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toContain('loading="lazy"')
    const first = renderToStaticMarkup(<Picture image={image} sizes="50vw" priority />)
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })
})
