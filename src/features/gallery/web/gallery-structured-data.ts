import type { GalleryItem } from '../gallery-item.schema.ts'

type Described = Pick<GalleryItem, 'title' | 'credits'> & {
  readonly image: Pick<GalleryItem['image'], 'url' | 'alt'>
}

/** The pictures of a page for search engines, in the order and with the words of the page (§16). */
export const galleryStructuredData = (items: readonly Described[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ title, credits, image }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'ImageObject',
      name: title,
      caption: image.alt,
      contentUrl: new URL(image.url, publicUrl).href,
      ...(credits && { creditText: credits }),
    },
  })),
})
