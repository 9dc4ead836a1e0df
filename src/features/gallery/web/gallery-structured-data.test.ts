import { expect, it } from 'vitest'
import { galleryStructuredData } from './gallery-structured-data.ts'

it('tells each picture with its words, and gives it a whole address', () => {
  const items = [
    { title: 'Victoire', credits: 'Mikado de soie', image: { url: '/media/a/1200.webp', alt: 'Une traîne' } },
    {
      title: 'Minuit',
      credits: '',
      image: { url: 'https://media.untel.example/b/1200.webp', alt: 'Un col' },
    },
  ]
  expect(galleryStructuredData(items, 'https://untel.example')).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'ImageObject',
          name: 'Victoire',
          caption: 'Une traîne',
          contentUrl: 'https://untel.example/media/a/1200.webp',
          creditText: 'Mikado de soie',
        },
      },
      { position: 2, item: { name: 'Minuit', contentUrl: 'https://media.untel.example/b/1200.webp' } },
    ],
  })
})

it('credits nobody where the house credits nobody', () => {
  const bare = { title: 'Minuit', credits: '', image: { url: '/media/b/1200.webp', alt: 'Un col' } }
  const [entry] = galleryStructuredData([bare], 'https://untel.example').itemListElement
  expect(entry?.item).not.toHaveProperty('creditText')
})
